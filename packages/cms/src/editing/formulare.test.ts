import type { FormField } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import { expect, test } from 'vitest'
import { formFields } from './field-names.ts'
import { formulare } from './formulare.ts'
import { recordKinds } from './show.ts'

type Shown = readonly [place: string, words: string]

/** Yields all texts of a form with their places. */
function* saidBy(field: FormField, above: string): Generator<Shown> {
  const at = `${above}.${field.name || '[]'}`
  // An unnamed item of a list is labelled "Eintrag".
  if (field.name !== '' || field.label !== '') yield [at, field.label]
  if (field.help !== undefined) yield [`${at} (Hilfe)`, field.help]
  if ('options' in field) for (const { value, label } of field.options) yield [`${at} = ${value}`, label]
  if ('fields' in field) for (const one of field.fields) yield* saidBy(one, at)
  if ('of' in field) yield* saidBy(field.of, at)
  if ('variants' in field)
    for (const { value, label, fields } of field.variants) {
      yield [`${at} = ${value}`, label]
      for (const one of fields) yield* saidBy(one, `${at}<${value}>`)
    }
}

function* saidByAll(): Generator<Shown> {
  for (const { kind, record } of Object.values(recordKinds)) {
    yield [kind, record.label.one]
    yield [kind, record.label.many]
    for (const field of formFields(record)) yield* saidBy(field, kind)
  }
  for (const { vorlage, name, gruppe, zweck, inhalt, einstellungen } of formulare().redaktionBausteine()
    .data) {
    for (const words of [name, gruppe, zweck]) yield [vorlage, words]
    for (const field of [...inhalt.felder, ...einstellungen.felder]) yield* saidBy(field, vorlage)
  }
}

const shown: readonly Shown[] = [...saidByAll()]

/** Technical words that a clerk need not know. */
const FOREIGN =
  /\b(?:on|off|icons?|teaser|slider|hero|header|footer|headline|slug|url|href|upload|layout|content|sidebar|template|preamble|limit|options?|context|parallax|meta|token|id|json|html|css|seo|alt)\b/i

/** Examples after "Zum Beispiel" may contain wire words that have to be typed so. */
const words = (text: string) => text.replace(/Zum Beispiel:? .*/, '')

test('every field of every form has a label', () => {
  expect(shown.length).toBeGreaterThan(500)
  expect(shown.filter(([, words]) => words.trim() === '')).toEqual([])
})

test('no name of a field on the wire is shown as a label', () => {
  const wired = shown.filter(([place, label]) => {
    const [, value] = place.split(' = ')
    const name = place.split('.').at(-1) ?? ''
    return (
      /_|^[a-z]+-[a-z-]+$|[a-z]\p{Lu}/u.test(words(label)) ||
      (value === undefined && (label === name || (/^[a-z]/.test(label) && !label.includes(' '))))
    )
  })
  expect(wired).toEqual([])
})

test('labels begin with a capital letter or a digit, and no text of a form contains a technical word', () => {
  const labels = shown.filter(([place]) => !place.includes(' = '))
  expect(labels.filter(([, label]) => !/^[\p{Lu}\d„(]/u.test(label))).toEqual([])
  expect(shown.filter(([, label]) => FOREIGN.test(words(label)))).toEqual([])
})

test('a numbered field is labelled like the other numbered fields', () => {
  const labelOf = (name: string) =>
    formFields({ schema: schemas['bild-text-teaser-3x'].context }).find(field => field.name === name)?.label
  expect(['titel1', 'linktext3', 'bildupload2'].map(labelOf)).toEqual(['Titel 1', 'Linktext 3', 'Bild 2'])
})

/**
 * Labels that a clerk understands without help. A new label is added here; otherwise its field needs a help
 * text.
 */
const PLAIN: ReadonlySet<string> = new Set(
  `Abruf
Abstand in Monaten
Abstand in Wochen
Abstimmung
Abweichende Zeit
Abweichende Zeiten
Adresse
Adresse der Einzelseite
Am
Am Tag vorher per E-Mail erinnern
Amt oder Einrichtung
Andere Uhrzeit
Anderes Wort
Angabe
Angenommen ab
Angenommen bis
Anlagen
Anliegen
Anmerkungen
Anschrift
Ansprechperson
Ansprechpersonen
Antwort
Antworten höchstens
Antworten mindestens
Antworten zur Wahl
Anwesenheit
Anzahl der Termine
Art
Art der Beschäftigung
Art der Datei
Aufgabe
Aufgabe im Gremium
Aufgaben
Ausfallende Termine
Ausgeschrieben seit
Bauplatz
Bauplätze
Bearbeitungsdauer
Becken
Bedingungen
Beginn
Bereitgestellt am
Berichtigt
Berichtigt die Bekanntmachung
Beruf
Beschlussvorschlag
Beschreibung
Beschriftungen
Betrag in Euro
Betreff
Beträge
Bewerbungsschluss
Bezeichnung
Bild
Bild bewegt sich, wenn jemand blättert
Bildtext
Bis
Bis wann es behoben wird
Dateien
Dateien höchstens
Datenschutzhinweise
Datum
Dauer in Minuten
Der wievielte im Monat
Dokument
E-Mail
E-Mail für Rückmeldungen
E-Mail-Adresse
Ein einziger Eintrag: zu seiner Seite
Einladung
Einleitung
Eintritt
Eintritt frei
Einträge
Einträge je Seite
Ende
Entfällt
Entgelt im Monat, bis
Entgelt im Monat, von
Enthaltungen
Erforderliche Unterlagen
Ergebnis
Erlaubt ist
Erlaubte Dateien
Erläuterung
Erstellt am
Erster Tag
Federführendes Amt
Feiertag
Ferien
Fläche
Fläche in m²
Formular
Formular für Rückmeldungen
Formulare
Frage
Fragen
Frist
Fristen
Frühestens
Frühestens in so vielen Stunden
Frühester Tag
Ganztägig
Gebühr
Gebühren
Gehört zu
Gemessen am
Grad Celsius
Gremium
Gremium oder Fraktion
Grund
Grundlage der Prüfung
Gruppe
Gruppen
Größe in Byte
Hilfe
Hinweis
Höchstens
Höchstens, in Euro
In Kraft ab
Inhalt
Inhaltsabruf
Ja-Stimmen
Je Seite
Kennung
Kontaktweg
Kontaktwege
Kopfbild
Kurz gesagt
Lebenslage
Lebenslagen
Leichte Sprache
Leistung
Leistungen
Letzter Tag
Link
Link der Schaltfläche
Link zur Online-Bewerbung
Link zur Terminvergabe
Linktext
Maßstab
Megabyte je Datei höchstens
Menü
Menüpunkt
Menüpunkte
Mindestens
Mit Stimmrecht
Mitglied
Mitglied des Rates
Mitgliedschaft
Muss beantwortet werden
Muster
Nachkommastellen
Nachname
Nachrichten je Abruf
Nachrichten je Seite
Name
Nein-Stimmen
Nicht vereinbar mit den Anforderungen
Nicht von der Pflicht umfasst
Niederschrift
Nummer
Nummer oder Adresse
Nur Gefunden und Verloren zeigen
Nur diese Interessengruppe
Nur diese Lebenslage
Nur diese Rubrik
Nur dieses Amt
Ohne Einträge gibt es die Seite nicht
Online-Dienst
Online-Dienste
Ort
Ortsteil
Pause
Pause nach jedem Termin, in Minuten
Person
Personen je Seite
Persönliches Erscheinen nötig
Postleitzahl
Postleitzahl und Ort
Preis in Euro
Preis je m² in Euro
Preise
Raum
Reihe
Reihen
Rubrik
Rubrik eines Verzeichnisses
Rubriken
Sachverhalt
Schlichtungsstelle
Schritt
Seitentitel
Signatur oder Siegel
Sitzung
So bewerben Sie sich
Sortierung
Spalten
Spätestens
Spätestens in so vielen Wochen
Spätester Tag
Stand
Stand und Quelle
Status
Straße
Straße und Hausnummer
Straßen und Grün auf dem Plan
Tag
Tag im Monat
Tagesordnung
Tagesordnungspunkt
Teilnahme
Telefon
Telefon für Rückmeldungen
Termin
Termine nach Regel
Text
Text der Schaltfläche
Textblock
Texte
Titel
Titel der Empfehlung
Titel für Einrichtungen, die zu keinem Amt gehören
Titel und Beschreibung aus dem Abruf
Unterlage
Unterpunkte
Untertitel
Unverhältnismäßige Belastung
Urheber
Veranstalter
Vereinbarkeit
Verhalten
Vertreten durch
Verweis
Verzeichnis
Vom
Von
Vorlage
Vorlage als Datei
Vorname
Wahlperiode
Wann
Was
Was Sie mitbringen
Was dann gilt
Was man stattdessen tun kann
Was nicht zugänglich ist
Was sie sagt
Was steht da, wenn es nicht passt?
Was wir bieten
Website
Weg
Weitere Dateien
Weitere E-Mail-Adressen
Wenn keine Stelle frei ist
Wer geöffnet hat
Wert
Werte
Wiederholung
Wochentag
Wochentage
Wofür
Wofür die Erklärung gilt
Worin wird eingewilligt?
Wort
Zahlen
Zeichen höchstens
Zeichen mindestens
Zeilen
Zeit
Zeiten
Zeiten, leer heißt geschlossen
Zeitplan
Zeitraum
Zuletzt überprüft am
Zuständig
Zuständige Stelle
Zuständige Stellen
Zusätzliche Termine
Zusätzliche Zeit
Öffnungszeit
Öffnungszeiten`.split('\n'),
)

/** The label without a number at its end. */
const plainly = (label: string) => label.replace(/ \d$/, '')

function* helpless(field: FormField, above: string): Generator<string> {
  const at = `${above}.${field.name || '[]'}`
  if (field.help === undefined && field.label !== '' && !PLAIN.has(plainly(field.label)))
    yield `${at}: ${field.label}`
  if ('fields' in field) for (const one of field.fields) yield* helpless(one, at)
  if ('of' in field) yield* helpless(field.of, at)
  if ('variants' in field)
    for (const { fields } of field.variants) for (const one of fields) yield* helpless(one, at)
}

test('every field of every form has a plain label or a help text', () => {
  const records = Object.values(recordKinds).flatMap(({ kind, record }) =>
    formFields(record).flatMap(field => Array.from(helpless(field, kind))),
  )
  const templates = formulare()
    .redaktionBausteine()
    .data.flatMap(({ vorlage, inhalt, einstellungen }) =>
      [...inhalt.felder, ...einstellungen.felder].flatMap(field => Array.from(helpless(field, vorlage))),
    )
  expect([...records, ...templates]).toEqual([])
})

test('no help text repeats its label, and each is shorter than 260 characters', () => {
  const helps = shown.filter(([place]) => place.endsWith('(Hilfe)'))
  const labels = new Map(shown)
  for (const [place, help] of helps) {
    expect(help.length, place).toBeLessThan(260)
    expect(help, place).not.toBe(labels.get(place.replace(' (Hilfe)', '')))
  }
})
