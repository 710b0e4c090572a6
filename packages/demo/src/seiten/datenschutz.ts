import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

export const datenschutz: Seite = {
  pfad: '/datenschutz',
  pageLayout: 'default',
  title: 'Datenschutz',
  description: 'Welche Daten diese Website verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
  content: [
    entry('text', {
      einleitung:
        'Wir verarbeiten so wenig wie möglich: keine Werbung, keine Statistik über einzelne Personen, keine Schriften, Karten oder Videos von fremden Servern.',
      text: html`
        <h2>Wer verantwortlich ist</h2>
        <p>Stadt Rebenau, vertreten durch Bürgermeisterin Katharina Lehmann, Marktplatz 1, 76999 Rebenau, Telefon
        ${tel('zentrale')}, ${mail('stadt')}.</p>
        <p>Unsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift, Telefon ${tel('datenschutz')},
        ${mail('datenschutz')}.</p>
        <h2>Wenn Sie diese Website aufrufen</h2>
        <p>Ihr Browser überträgt technische Angaben an unseren Server: Zeitpunkt, aufgerufene Adresse, Statuscode,
        Datenmenge und die IP-Adresse Ihres Geräts. Ohne diese Angaben lässt sich die Seite nicht ausliefern.</p>
        <table>
        <caption>Verarbeitung beim Aufruf der Website</caption>
        <thead><tr><th scope="col">Zweck</th><th scope="col">Grundlage</th><th scope="col">Dauer</th></tr></thead>
        <tbody>
        <tr><th scope="row">Auslieferung der Seiten</th><td>Art. 6 Absatz 1 Buchstabe e DSGVO, § 4 LDSG</td><td>bis die Seite geladen ist</td></tr>
        <tr><th scope="row">Protokoll zur Abwehr von Angriffen und zur Fehlersuche</th><td>Art. 6 Absatz 1 Buchstabe e DSGVO, § 4 LDSG</td><td>7 Tage</td></tr>
        </tbody>
        </table>
        <h2>Was auf Ihrem Gerät gespeichert wird</h2>
        <p>Beim Lesen setzen wir keine Cookies. Wählen Sie unten auf der Seite eine helle oder dunkle Darstellung, merkt sich
        das ein Cookie ein Jahr lang auf Ihrem Gerät; es sagt nichts über Sie. Nur wenn Sie sich im
        Mitarbeiterbereich oder im Ratsinformationssystem anmelden, legen wir zwei Cookies an, die Ihre Anmeldung erkennen. Sie verfallen nach einer Stunde oder wenn Sie
        sich abmelden. Wenn Sie einen Hinweis schließen, merkt sich Ihr Browser das bis zum Ende des Besuchs. Damit die
        Website auch bei schlechter Verbindung funktioniert, speichert Ihr Browser ihre öffentlichen Bausteine zwischen.
        Das alles ist für den von Ihnen gewünschten Dienst unbedingt erforderlich und braucht deshalb keine Einwilligung
        (§ 25 Absatz 2 TDDDG).</p>
        <h2>Wenn Sie uns schreiben oder anrufen</h2>
        <p>Wir verwenden Ihre Angaben, um Ihr Anliegen zu bearbeiten. Grundlage ist Art. 6 Absatz 1 Buchstabe e DSGVO mit
        § 4 LDSG oder das Gesetz, nach dem wir Ihr Anliegen bearbeiten. Aus dem
        Kontaktformular speichern wir Anlass, Nachricht, Name, E-Mail-Adresse und, wenn Sie sie nennen, Ihre Telefonnummer.
        Auf der Website löschen wir die Nachricht nach 180 Tagen. Wird ein Vorgang daraus, gelten die Aufbewahrungsfristen für die Akte.</p>
        <h2>Wenn Sie sich bewerben</h2>
        <p>Ihre Unterlagen sehen nur Menschen, die über die Stelle mitentscheiden. Grundlage ist § 15 LDSG. Sechs Monate
        nach einer Absage löschen wir sie.</p>
        <h2>Wer Ihre Daten bekommt</h2>
        <p>Die Website läuft auf einem Server der Stadt. Wir geben Ihre Daten nur weiter, wenn ein Gesetz es verlangt. In
        Länder außerhalb der Europäischen Union übermitteln wir nichts. Niemand trifft hier automatische Entscheidungen
        über Sie.</p>
        <h2>Ihre Rechte</h2>
        <ul>
        <li>Auskunft darüber, was wir über Sie gespeichert haben (Art. 15 DSGVO)</li>
        <li>Berichtigung, wenn etwas falsch ist (Art. 16 DSGVO)</li>
        <li>Löschung und Einschränkung (Art. 17 und 18 DSGVO)</li>
        <li>Übertragung von Daten, die Sie uns mit Einwilligung gegeben haben (Art. 20 DSGVO)</li>
        <li>Widerspruch aus Gründen, die sich aus Ihrer besonderen Lage ergeben (Art. 21 DSGVO)</li>
        <li>Widerruf einer Einwilligung, jederzeit und für die Zukunft</li>
        </ul>
        <p>Eine formlose Nachricht genügt. Sie müssen uns beim Lesen dieser Website keine Daten mitteilen.</p>
        <h2>Beschwerde</h2>
        <p>Sie können sich beim Landesbeauftragten für den Datenschutz und die Informationsfreiheit Baden-Württemberg
        beschweren:
        <a href="https://www.baden-wuerttemberg.datenschutz.de">www.baden-wuerttemberg.datenschutz.de</a>.</p>`,
    }),
    ...personNebenan('Datenschutzbeauftragte', 'Monika Thoma'),
  ],
}
