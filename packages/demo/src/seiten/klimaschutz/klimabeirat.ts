import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzBeirat: Seite = {
  pfad: '/klimaschutz/klimabeirat',
  pageLayout: 'default',
  title: 'Klimabeirat',
  description: 'Wer im Klimabeirat von Rebenau sitzt, wann er tagt und wie Sie einen Vorschlag einbringen.',
  content: [
    entry('text', {
      einleitung:
        '15 Menschen beraten den Gemeinderat: acht Ausgeloste, vier aus Vereinen und Betrieben, drei aus dem Jugendrat.',
      text: html`
        <h2>Sitzungen</h2>
        <p>Viermal im Jahr, am letzten Mittwoch im Januar, April, Juli und Oktober, 19:00 Uhr im Ratssaal. Alle können zuhören, und die
        erste halbe Stunde gehört Ihren Vorschlägen.</p>
        <h2>Einen Vorschlag einbringen</h2>
        <ol>
        <li>Sie schreiben auf höchstens einer Seite, was sich ändern soll.</li>
        <li>Sie schicken es bis zwei Wochen vor der Sitzung an ${mail('klimaschutz')}.</li>
        <li>Sie stellen es in fünf Minuten vor.</li>
        <li>Der Beirat empfiehlt, fragt nach oder lehnt ab, immer mit Begründung.</li>
        </ol>
        <h2>Was daraus geworden ist</h2>
        <ul>
        <li>ein Trinkbrunnen am Bahnhof</li>
        <li>Wärmebildkamera in der Bücherei</li>
        <li>nachts aus: die Laternen im Gewerbegebiet von 23:00 bis 05:00 Uhr</li>
        <li>abgelehnt: ein autofreier Sonntag im Monat; der Versuch kommt 2027 noch einmal auf den Tisch</li>
        </ul>
        <h2>Mitglied werden</h2>
        <p>Alle drei Jahre wird neu gelost. Wer Post bekommt, muss nicht zusagen. Die Jugendlichen schickt der
        <a href="/rathaus/gemeinderat">Jugendrat</a>.</p>`,
    }),
    ...klimaschutzKontakt,
  ],
}
