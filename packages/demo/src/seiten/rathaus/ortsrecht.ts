import { pdf } from '../../dokument.ts'
import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { zimmerVon } from '../../organisationseinheiten.ts'
import { satzungenDer } from '../../ortsrecht.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

const tabelle = (titel: string, gruppe: Parameters<typeof satzungenDer>[0]) => html`
  <table>
  <caption>${titel}</caption>
  <thead><tr><th scope="col">Satzung</th><th scope="col">Worum es geht</th><th scope="col">Fassung von</th></tr></thead>
  <tbody>${satzungenDer(gruppe)
    .map(
      ([name, { worum, fassung, dokument, seite }]) =>
        `<tr><th scope="row">${dokument ? pdf(dokument, name) : name}</th><td>${worum}${seite ? `, siehe <a href="${seite[0]}">${seite[1]}</a>` : ''}</td><td>${fassung}</td></tr>`,
    )
    .join('')}</tbody>
  </table>`

export const ortsrecht: Seite = {
  pfad: '/rathaus/ortsrecht',
  pageLayout: 'default',
  title: 'Ortsrecht: die Satzungen der Stadt',
  breadcrumbTitle: 'Ortsrecht',
  description:
    'Satzungen und Ordnungen der Stadt Rebenau: was sie regeln, seit wann sie gelten und wo Sie sie lesen.',
  content: [
    entry('text', {
      einleitung:
        'Was der Gemeinderat als Satzung beschließt, gilt für alle in Rebenau. Hier steht in einem Satz, worum es geht.',
      text: html`
        ${tabelle('Geld und Gebühren', 'geld')}
        ${tabelle('Zusammenleben', 'zusammenleben')}
        ${tabelle('Bauen und Rat', 'bauen')}
        <h2>Den ganzen Text lesen</h2>
        <p>Jede Satzung liegt in der Geschäftsstelle aus, Rathaus, ${zimmerVon('gemeinderat')}. Wir schicken sie Ihnen auch als PDF zu, meist am selben
        Tag: ${mail('gemeinderat')}. Das kostet nichts.</p>`,
    }),
    ...personNebenan('Geschäftsstelle', 'Tobias Kern'),
  ],
}
