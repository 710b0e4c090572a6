import { kontaktformular } from '@rathausplatz/contract/kontaktformular'
import type { Feld, Formular } from './formular.ts'
import { AUFGABE, email, name, telefon } from './formularfragen.ts'
import { adresse, nummer } from './kontakt.ts'

const verein: Feld = {
  typ: 'text',
  name: 'verein',
  label: 'Wie heißt der Verein?',
  pflicht: true,
  laenge_bis: 150,
  autocomplete: 'organization',
}

/**
 * The forms of the town. Damages are reported at `/schaeden/neu`, with a place, photos and a state; clubs are
 * proposed at `/verzeichnis/vorschlagen` for their directory.
 */
export const formulare: readonly Formular[] = [
  {
    titel: 'Veranstaltung melden',
    slug: 'veranstaltung-melden',
    einleitung:
      'Ihr Fest, Ihr Konzert, Ihr Vortrag für den Kalender der Stadt. Für Feste auf der Straße brauchen Sie außerdem eine Genehmigung des Ordnungsamts.',
    schritte: [
      {
        titel: 'Ihre Veranstaltung',
        felder: [
          {
            typ: 'text',
            name: 'titel',
            label: 'Wie heißt die Veranstaltung?',
            pflicht: true,
            laenge_bis: 120,
          },
          { typ: 'datum', name: 'tag', label: 'An welchem Tag?', pflicht: true, zeitraum: 'ab_heute' },
          { typ: 'uhrzeit', name: 'anfang', label: 'Wann beginnt sie?', pflicht: true },
          { typ: 'uhrzeit', name: 'ende', label: 'Wann endet sie?' },
          { typ: 'text', name: 'ort', label: 'Wo findet sie statt?', pflicht: true },
          {
            typ: 'wysiwyg',
            name: 'beschreibung',
            label: 'Was erwartet die Gäste?',
            pflicht: true,
            laenge_bis: 3_000,
          },
          {
            typ: 'mehrfachauswahl',
            name: 'zugang',
            label: 'Was trifft zu?',
            optionen: [
              { label: 'Mit dem Rollstuhl erreichbar', wert: 'rollstuhl' },
              { label: 'Eintritt frei', wert: 'eintritt-frei' },
              { label: 'Für Kinder geeignet', wert: 'kinder' },
              { label: 'Mit Anmeldung', wert: 'anmeldung' },
            ],
          },
        ],
      },
      {
        titel: 'Wer veranstaltet',
        felder: [
          {
            typ: 'text',
            name: 'veranstalter',
            label: 'Wer lädt ein?',
            hilfe: 'Verein, Firma oder Ihr Name: So steht es im Kalender.',
            pflicht: true,
            autocomplete: 'organization',
          },
          name,
          email,
          telefon,
          {
            typ: 'datei',
            name: 'bild',
            label: 'Bild zur Veranstaltung',
            hilfe: 'Nur ein Bild, das Sie weitergeben dürfen.',
            arten: ['foto'],
          },
          {
            typ: 'schalter',
            name: 'bildrechte',
            label: 'Ich darf das Bild weitergeben, und alle Abgebildeten sind einverstanden.',
            bedingung: { wirkung: 'pflicht', feld: 'bild', werte: [] },
          },
          {
            typ: 'einwilligung',
            name: 'name-zeigen',
            label: 'Mein Name darf als Ansprechperson im Kalender stehen.',
            erklaerung:
              '<p>Ohne diese Einwilligung nennt der Kalender nur, wer einlädt. Sie können sie jederzeit widerrufen; dann nehmen wir Ihren Namen heraus.</p>',
          },
        ],
      },
    ],
    bestaetigung:
      'Wir prüfen den Termin innerhalb von drei Werktagen und schreiben Ihnen, sobald er im Kalender steht.',
    zweck: `um die Veranstaltung im Kalender der Stadt zu veröffentlichen (${AUFGABE})`,
    aufbewahrung_tage: 180,
    empfaenger: 'tourist-info',
  },
  {
    titel: 'Führung anfragen',
    slug: 'fuehrung-anfragen',
    einleitung:
      'Eine eigene Führung für Ihre Gruppe, auch in einer anderen Sprache. Von April bis Oktober gibt es samstags um 11:00 Uhr eine Führung ohne Anmeldung.',
    schritte: [
      {
        titel: 'Die Führung',
        felder: [
          {
            typ: 'auswahl',
            name: 'thema',
            label: 'Welche Führung wünschen Sie?',
            pflicht: true,
            optionen: [
              { label: 'Altstadt und Fachwerk', wert: 'altstadt' },
              { label: 'Wein und Reben', wert: 'wein' },
              { label: 'Kinder entdecken die Stadt', wert: 'kinder' },
            ],
          },
          {
            typ: 'radio',
            name: 'sprache',
            label: 'In welcher Sprache?',
            pflicht: true,
            optionen: [
              { label: 'Deutsch', wert: 'deutsch' },
              { label: 'Französisch', wert: 'franzoesisch' },
              { label: 'Deutsche Gebärdensprache', wert: 'gebaerdensprache' },
            ],
          },
          {
            typ: 'datum',
            name: 'tag',
            label: 'An welchem Tag?',
            zeitraum: 'ab_heute',
            xor: 'wann',
          },
          {
            typ: 'text',
            name: 'wann',
            label: 'Wann ungefähr?',
            xor: 'tag',
            hilfe: 'Zum Beispiel: an einem Samstag im Mai.',
          },
          {
            typ: 'uhrzeit',
            name: 'uhrzeit',
            label: 'Um wie viel Uhr?',
            pflicht: true,
            von: '09:00',
            bis: '19:00',
          },
          {
            typ: 'zahl',
            name: 'personen',
            label: 'Wie viele Personen?',
            hilfe:
              'Eine Gruppe hat höchstens 25 Personen. Sind Sie mehr, teilen wir Sie in zwei Gruppen auf.',
            pflicht: true,
            von: 1,
            bis: 60,
            einheit: 'Personen',
          },
        ],
      },
      {
        titel: 'Ihre Angaben',
        felder: [
          name,
          email,
          telefon,
          {
            typ: 'langtext',
            name: 'wuensche',
            label: 'Was sollten wir wissen?',
            hilfe: 'Zum Beispiel: mit Rollstuhl, mit Kinderwagen.',
            laenge_bis: 1_000,
          },
        ],
      },
    ],
    bestaetigung:
      'Die Tourist-Info antwortet innerhalb von drei Werktagen mit Preis und Treffpunkt. Gebucht ist die Führung erst, wenn Sie zusagen.',
    zweck: 'um Ihnen ein Angebot zu machen (Artikel 6 Absatz 1 Buchstabe b DSGVO)',
    aufbewahrung_tage: 180,
    empfaenger: 'tourist-info',
  },
  {
    titel: 'Jugendpauschale für Vereine beantragen',
    slug: 'jugendpauschale-beantragen',
    einleitung:
      'Vereine bekommen 11 € im Jahr für jedes Mitglied unter 18 Jahren, dazu die Hälfte der Kosten, wenn sie Trainerinnen oder Trainer ausbilden. Über die Liste beschließt der Verwaltungsausschuss im März.',
    schritte: [
      {
        titel: 'Der Verein',
        felder: [
          verein,
          { typ: 'adresse', name: 'anschrift', label: 'Anschrift des Vereins', pflicht: true },
        ],
      },
      {
        titel: 'Mitglieder',
        felder: [
          {
            typ: 'zahl',
            name: 'mitglieder',
            label: 'Wie viele Mitglieder sind unter 18 Jahren?',
            hilfe: 'Am 1. Januar dieses Jahres.',
            pflicht: true,
            von: 1,
            bis: 2_000,
          },
          {
            typ: 'datei',
            name: 'liste',
            label: 'Mitgliederliste',
            hilfe: 'Nur die Zahl je Jahrgang, ohne Namen, als PDF.',
            arten: ['pdf'],
          },
          { typ: 'schalter', name: 'ausbildung', label: 'Wir haben Trainerinnen oder Trainer ausgebildet.' },
          {
            typ: 'zahl',
            name: 'ausbildungskosten',
            label: 'Was hat die Ausbildung gekostet?',
            pflicht: true,
            von: 1,
            bis: 20_000,
            nachkommastellen: 2,
            einheit: 'Euro',
            bedingung: { wirkung: 'zeigen', feld: 'ausbildung', werte: ['ja'] },
          },
        ],
      },
      {
        titel: 'Konto und Ansprechperson',
        felder: [
          {
            typ: 'text',
            name: 'kontoinhaber',
            label: 'Wem gehört das Konto?',
            pflicht: true,
            laenge_bis: 120,
          },
          { typ: 'iban', name: 'iban', label: 'IBAN des Vereins', pflicht: true },
          name,
          email,
          telefon,
          {
            typ: 'schalter',
            name: 'richtig',
            label: 'Die Angaben sind vollständig und richtig.',
            pflicht: true,
          },
        ],
      },
    ],
    bestaetigung:
      'Die Kämmerei prüft den Antrag innerhalb von vier Wochen. Ausgezahlt wird im April, nach dem Beschluss des Verwaltungsausschusses.',
    zweck: `um über den Zuschuss zu entscheiden und ihn auszuzahlen (${AUFGABE})`,
    aufbewahrung_tage: 400,
    empfaenger: 'kaemmerei',
  },
  {
    titel: 'Corona: Entschädigung und Nachweise anfragen',
    slug: 'corona',
    einleitung:
      'Brauchen Sie noch eine Bescheinigung aus der Zeit der Pandemie, zum Beispiel über eine Absonderung? Oder hatten Sie eine Karte für eine abgesagte Veranstaltung der Stadt? Wir sehen für Sie nach. Fragen zu Impfungen beantwortet das Gesundheitsamt.',
    schritte: [
      {
        titel: 'Ihr Anliegen',
        felder: [
          {
            typ: 'radio',
            name: 'anliegen',
            label: 'Worum geht es?',
            pflicht: true,
            optionen: [
              { label: 'Bescheinigung über eine Absonderung', wert: 'absonderung' },
              { label: 'Geld für eine abgesagte Veranstaltung', wert: 'erstattung' },
              { label: 'Etwas anderes', wert: 'anderes' },
            ],
          },
          {
            typ: 'datum',
            name: 'geburtsdatum',
            label: 'Wann sind Sie geboren?',
            pflicht: true,
            zeitraum: 'bis_heute',
            autocomplete: 'bday',
            bedingung: { wirkung: 'zeigen', feld: 'anliegen', werte: ['absonderung'] },
          },
          {
            typ: 'datum',
            name: 'zeit',
            label: 'Wann begann die Absonderung?',
            pflicht: true,
            von: '2020-03-01',
            bis: '2023-02-28',
            bedingung: { wirkung: 'zeigen', feld: 'anliegen', werte: ['absonderung'] },
          },
          {
            typ: 'text',
            name: 'veranstaltung',
            label: 'Welche Veranstaltung war es?',
            pflicht: true,
            bedingung: { wirkung: 'zeigen', feld: 'anliegen', werte: ['erstattung'] },
          },
          {
            typ: 'iban',
            name: 'iban',
            label: 'Wohin dürfen wir überweisen? (IBAN)',
            pflicht: true,
            bedingung: { wirkung: 'zeigen', feld: 'anliegen', werte: ['erstattung'] },
          },
          {
            typ: 'datei',
            name: 'nachweis',
            label: 'Karte oder Schreiben von damals',
            anzahl_bis: 3,
            bedingung: { wirkung: 'zeigen', feld: 'anliegen', werte: ['absonderung', 'erstattung'] },
          },
          {
            typ: 'langtext',
            name: 'nachricht',
            label: 'Ihre Frage',
            laenge_bis: 3_000,
            bedingung: { wirkung: 'pflicht', feld: 'anliegen', werte: ['anderes'] },
          },
        ],
      },
      {
        titel: 'Ihre Angaben',
        felder: [
          name,
          { typ: 'adresse', name: 'anschrift', label: 'Ihre Anschrift', pflicht: true },
          email,
          telefon,
        ],
      },
    ],
    bestaetigung: `Das Ordnungsamt antwortet innerhalb von zwei Wochen. Fragen beantwortet es unter ${nummer('ordnungsamt')}.`,
    zweck: `um Ihre Anfrage zu bearbeiten (${AUFGABE})`,
    aufbewahrung_tage: 90,
    empfaenger: 'ordnungsamt',
  },
  {
    ...kontaktformular,
    bestaetigung:
      'Wir antworten innerhalb von drei Werktagen, zu Barrieren und Fehlern der Website innerhalb von zwei Wochen.',
    zweck: `um Ihr Anliegen zu bearbeiten (${AUFGABE})`,
    adressen: [adresse('stadt')],
  },
]
