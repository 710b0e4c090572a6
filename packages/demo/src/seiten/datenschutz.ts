import { landesrecht } from '@rathausplatz/contract/landesrecht'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

const { aufsicht, datenschutz: gesetz } = landesrecht.BW

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
        <p>Beim Lesen setzen wir keine Cookies. Was die Website speichert, wie lange und auf welcher Grundlage, steht
        vollständig in der Liste „Was die Website speichert“ am Ende dieser Seite.</p>
        <h2>Wenn Sie uns schreiben oder anrufen</h2>
        <p>Wir verwenden Ihre Angaben, um Ihr Anliegen zu bearbeiten. Grundlage ist Art. 6 Absatz 1 Buchstabe e DSGVO mit
        ${gesetz.aufgabe ?? ''} oder das Gesetz, nach dem wir Ihr Anliegen bearbeiten.</p>
        <h2>Wenn Sie sich bewerben</h2>
        <p>Ihre Unterlagen sehen nur Menschen, die über die Stelle mitentscheiden. Grundlage ist ${gesetz.beschaeftigte ?? ''}. Sechs Monate
        nach einer Absage löschen wir sie. Auf der Seite <a href="/rathaus/stellen">Stellen</a> können Sie das Bewerberportal
        eines anderen Anbieters in einem Rahmen öffnen; erst mit diesem Klick erfährt er etwas von Ihnen.</p>
        <h2>Wer Ihre Daten bekommt</h2>
        <p>Die Website läuft auf einem Server der Stadt. Wir geben Ihre Daten nur weiter, wenn ein Gesetz es verlangt. In
        Länder außerhalb der Europäischen Union übermitteln wir nichts, mit einer Ausnahme: Bestellen Sie die Erinnerung
        an die Abfuhr auf Ihr Gerät, reicht sie der Dienst weiter, den der Hersteller Ihres Browsers betreibt. Lesen kann
        er sie nicht. Niemand trifft hier automatische Entscheidungen
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
        <p>Sie können sich <a href="${aufsicht.website ?? ''}">${aufsicht.beim}</a>
        beschweren.</p>`,
    }),
    entry('gespeicherte-daten', {
      titel: 'Was die Website speichert',
      text: 'Die Liste kommt aus der Software der Website selbst. Was dort nicht steht, speichert sie nicht.',
    }),
    ...personNebenan('Datenschutzbeauftragte', 'Monika Thoma'),
  ],
}
