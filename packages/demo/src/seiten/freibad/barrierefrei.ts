import { html } from '../../html.ts'
import { tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'

export const freibadBarrierefrei: Seite = {
  pfad: '/freibad/barrierefrei',
  pageLayout: 'default',
  title: 'Baden ohne Barrieren',
  description: 'Wege, Umkleide, Einstieg und Hilfe im Freibad am Altrhein für Menschen mit Behinderung.',
  content: [
    entry('text', {
      einleitung:
        'Sie sollen ins Wasser kommen und wieder heraus, ohne jemanden bitten zu müssen. Wo das noch nicht klappt, helfen wir.',
      text: html`
        <h2>Ankommen</h2>
        <ul>
        <li>sechs breite Parkplätze am Eingang, kostenlos</li>
        <li>der Bus der Linie 1 hält stufenlos vor dem Tor</li>
        <li>an der Kasse ein niedriger Schalter mit Höranlage</li>
        <li>alle Hauptwege sind gepflastert, mindestens 1,80 m breit und fast eben</li>
        </ul>
        <h2>Umziehen und duschen</h2>
        <p>Neben den Familienumkleiden liegt ein Raum von 14 Quadratmetern mit Liege, Deckenlift, Dusche und WC. Den
        Schlüssel bekommen Sie an der Kasse; der Euroschlüssel passt auch.</p>
        <h2>Ins Wasser</h2>
        <ul>
        <li>Schwimmerbecken: ab der nächsten Saison ein fester Lift, den Sie selbst bedienen; bis dahin Leitern</li>
        <li>Nichtschwimmerbecken: eine Rampe mit Handlauf und ein Rollstuhl, der nass werden darf</li>
        <li>Planschbecken: ebenerdiger Rand</li>
        <li>Sprungbecken: nur über Leitern</li>
        </ul>
        <h2>Hören und sehen</h2>
        <p>Durchsagen erscheinen auch auf der Tafel über der Uhr. Die Beckenränder sind gelb, die Tiefen stehen als große
        Zahlen am Boden. Ein Leitstreifen führt vom Eingang zu Kasse, Umkleide und Schwimmerbecken.</p>
        <h2>Begleitung</h2>
        <p>Steht im Ausweis ein B, ist Ihre Begleitperson frei. Wer allein kommt, kann vorher anrufen: ${tel('freibad')}.
        Dann steht jemand an der Rampe bereit.</p>`,
      link: '/fehler-melden',
      linktext: 'Barriere melden',
    }),
    ...freibadKontakt,
  ],
}
