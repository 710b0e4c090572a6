import { html } from './html.ts'
import { mail, telLink } from './kontakt.ts'
import { personNamens } from './organisationseinheiten.ts'

/** Returns a person with task, room and telephone number as in the record of the office. */
function ansprechperson(name: string): string {
  const { funktion = '', raum = '', kommunikation = [] } = personNamens(name).person
  const telefon = kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung
  return [name, funktion, raum, telefon && telLink(telefon)].filter(Boolean).join(', ')
}

/** The text that new staff read on their first day. */
export const neuHier = {
  titel: 'Neu hier: die ersten Tage',
  einleitung:
    'Krank melden, Urlaub, Zeiterfassung, Computer und Passwort, Schlüssel: wie es geht und wen Sie fragen.',
  text: () => html`
    <p>Willkommen bei der Stadt Rebenau! Was Sie in den ersten Tagen brauchen, steht auf dieser Seite. Finden Sie etwas
    nicht, fragen Sie: Niemand erwartet, dass Sie schon alles wissen.</p>
    <h2>Krank melden</h2>
    <p>Rufen Sie vor Dienstbeginn in Ihrem Amt an. Dauert es länger als drei Kalendertage, brauchen Sie spätestens am
    vierten Tag eine Krankschreibung. Sind Sie gesetzlich versichert, ruft das Personalamt sie bei Ihrer Krankenkasse ab;
    sonst schicken Sie sie an ${mail('personal')}.</p>
    <h2>Urlaub</h2>
    <p>Sprechen Sie Ihren Urlaub im Amt ab und tragen Sie ihn in das Zeitkonto ein. Den Antrag auf Papier finden Sie
    unten bei den Dokumenten und im Archiv unter „Vordrucke“.</p>
    <h2>Zeiterfassung</h2>
    <p>Ihre Arbeitszeit steht im Zeitkonto. Haben Sie eine Buchung vergessen, sagen Sie es Ihrer Amtsleitung.</p>
    <h2>Computer und Passwort</h2>
    <p>Geht der Computer, das Telefon oder der Drucker nicht, oder haben Sie Ihr Passwort vergessen, hilft Nils Albrecht.
    Ein Passwort hat mindestens zwölf Zeichen; sagen Sie Ihres niemandem, auch nicht der Technik.</p>
    <h2>Schlüssel</h2>
    <p>Ihren Schlüssel bekommen Sie im Hauptamt gegen Unterschrift. Haben Sie ihn verloren, melden Sie sich dort noch am
    selben Tag.</p>
    <h2>Dienstreisen</h2>
    <p>Die Amtsleitung genehmigt sie vorher. Was Sie zur Abrechnung beilegen, steht unten im
    Merkblatt.</p>
    <h2>Wen Sie fragen</h2>
    <ul>
    <li>Verträge, Krankmeldung, Urlaub, Dienstreisen: ${ansprechperson('Kirsten Falk')}</li>
    <li>Ausbildung und Fortbildung: ${ansprechperson('Yusuf Demir')}</li>
    <li>Computer, Telefon und Passwort: ${ansprechperson('Nils Albrecht')}</li>
    <li>Schlüssel und alles rund um das Haus: ${ansprechperson('Oliver Strauß')}</li>
    <li>Sie wissen nicht, wer zuständig ist: ${ansprechperson('Tanja Bürk')}</li>
    </ul>`,
}
