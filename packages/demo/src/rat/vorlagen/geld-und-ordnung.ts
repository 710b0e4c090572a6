import { dayWithMonth } from '@rathausplatz/time'
import { euro, gebuehren, hebesaetze } from '../../gebuehren.ts'
import { haushalt2026, hundesteuer } from '../../satzungen-und-plaene.ts'
import { wechsel } from '../personen.ts'
import { ratstage } from '../tage.ts'
import type { Entwurf } from '../vorlage.ts'

/** The vote of the council on the next budget; the news also use it. */
export const haushaltsabstimmung = { nein: 5, enthaltungen: 0 } as const

/** The meeting days of a year, as the paper for the council lists them. */
function sitzungenImJahr(jahr: number): string[] {
  const { tage, fallenAus } = ratstage(jahr)
  const imJahr = new Intl.ListFormat('de').format(tage.map(dayWithMonth))
  return [
    `Die Sitzungen des Jahres ${jahr}: ${imJahr}.`,
    ...fallenAus.map(({ tag, grund }) => `Am ${dayWithMonth(tag)} fällt die Sitzung aus (${grund}).`),
  ]
}

/** Papers about budget, taxes, fees, fire brigade, public order, and the council itself. */
export const geldUndOrdnung: readonly Entwurf[] = [
  {
    kurz: 'haushalt-naechstes-jahr',
    titel: 'Haushaltssatzung und Haushaltsplan für das nächste Jahr',
    wann: { vorTagen: 6 },
    amt: 'kaemmerei',
    einleitung:
      'Die Stadt plant mit 31,6 Millionen Euro. Die Steuern bleiben, wie sie sind. Das meiste Geld für Bauten geht in die Schillerschule.',
    sachverhalt: [
      '2.400.000 € kostet die Schillerschule, 910.000 € die Wasserleitung unter dem Marktplatz. Dazu kommen 850.000 € für die Mietwohnungen im Rebgarten. Das Löschfahrzeug für Unterweiler darf für 480.000 € bestellt werden; bezahlt wird es, wenn es geliefert ist.',
      'Das Parkhaus am Bahnhof ist nicht enthalten. Es wird verschoben, bis die Förderung sicher ist.',
      'Für Investitionen leiht sich die Stadt 1,8 Millionen €. Die Umlagen an Kreis und Land steigen stärker als die Einnahmen; die Rücklage sinkt deshalb.',
    ],
    beschluss: 'Der Gemeinderat beschließt die Haushaltssatzung und den Haushaltsplan für das nächste Jahr.',
    ...haushaltsabstimmung,
    bezug: 'haushalt-eckwerte',
  },
  {
    kurz: 'haushalt-eckwerte',
    titel: 'Haushaltsplan: Beratung des Entwurfs',
    wann: { monat: 10 },
    gremium: 'verwaltung',
    amt: 'kaemmerei',
    einleitung:
      'Verwaltungsausschuss und Technischer Ausschuss beraten gemeinsam, was sich die Stadt leisten kann.',
    sachverhalt: [
      'Die Ämter haben mehr angemeldet, als möglich ist. Die Kämmerei schlägt vor, 14 kleinere Vorhaben um ein Jahr zu schieben und keines der begonnenen zu unterbrechen.',
      'Beraten wird Kapitel für Kapitel. Anträge der Fraktionen werden am Ende des jeweiligen Kapitels aufgerufen.',
    ],
    beschluss: 'Die Ausschüsse beauftragen die Kämmerei, den Haushalt auf dieser Grundlage aufzustellen.',
    nein: 2,
    enthaltungen: 2,
  },
  {
    kurz: 'haushalt-2026',
    titel: 'Haushaltssatzung und Haushaltsplan 2026',
    wann: { am: haushalt2026.beschlossen },
    vorberatung: 'verwaltung',
    amt: 'kaemmerei',
    einleitung:
      'Die Satzung sagt, wofür die Stadt 2026 Geld ausgeben darf. Fast ein Drittel ist für Kitas und Schulen.',
    sachverhalt: [
      'Die Stadt rechnet mit Erträgen von 31,5 Millionen € und Aufwendungen von 31,1 Millionen €. Für Bauten und Anschaffungen sind 6,2 Millionen € vorgesehen, der Kredit beträgt 900.000 €.',
      'Der Plan kommt später als sonst, weil das Land die Zuweisungen erst im Januar mitgeteilt hat.',
    ],
    beschluss: 'Der Gemeinderat beschließt die Haushaltssatzung 2026 mit Haushaltsplan.',
    anlage: 'haushaltssatzung',
    nein: 3,
    enthaltungen: 1,
  },
  {
    kurz: 'hundesteuersatzung',
    titel: 'Satzung über die Erhebung der Hundesteuer',
    wann: { am: hundesteuer.beschlossen },
    amt: 'stadtkasse',
    einleitung: 'Die Satzung von 1997 wird neu gefasst. Sie sagt auch, welche Hunde frei sind.',
    sachverhalt: [
      `Der erste Hund kostet künftig ${euro(gebuehren.hund.erster)} im Jahr, jeder weitere ${euro(gebuehren.hund.weiterer)}. Frei sind Hunde für Menschen mit Behinderung und geprüfte Rettungshunde.`,
      'In Rebenau sind 618 Hunde gemeldet. Die Stadt schätzt, dass 60 weitere nicht gemeldet sind, und erinnert im Frühjahr alle Haushalte.',
    ],
    beschluss: 'Der Gemeinderat beschließt die Hundesteuersatzung.',
    kosten: 'Mehreinnahmen von etwa 9.000 € im Jahr.',
    anlage: 'hundesteuersatzung',
    nein: 2,
    enthaltungen: 3,
  },
  {
    kurz: 'hebesatzsatzung',
    titel: 'Hebesatzsatzung: Grundsteuer und Gewerbesteuer',
    wann: { am: hundesteuer.beschlossen },
    amt: 'stadtkasse',
    einleitung:
      'Durch die Reform der Grundsteuer zählt künftig nur noch der Boden. Die Stadt will insgesamt nicht mehr einnehmen als bisher.',
    sachverhalt: [
      `Dafür wird der Hebesatz für die Grundsteuer B auf ${hebesaetze.grundsteuerB} Prozent festgesetzt, für die Grundsteuer A auf ${hebesaetze.grundsteuerA} Prozent. Die Gewerbesteuer liegt bei ${hebesaetze.gewerbesteuer} Prozent.`,
      'Für einzelne kann die Steuer trotzdem steigen oder fallen, vor allem bei großen Gärten und kleinen Häusern.',
    ],
    beschluss: 'Der Gemeinderat beschließt die Hebesatzsatzung.',
    nein: 4,
    enthaltungen: 2,
  },
  {
    kurz: 'abfallsatzung',
    titel: 'Abfallwirtschaftssatzung: Gebühren für die Tonnen',
    wann: { am: '2025-11-11' },
    vorberatung: 'verwaltung',
    amt: 'bauhof',
    einleitung:
      'Was die Abfuhr kostet, müssen die Gebühren decken, nicht mehr und nicht weniger. Deshalb wird alle zwei Jahre neu gerechnet.',
    sachverhalt: [
      `Die Tonne mit 60 Litern kostet künftig ${euro(gebuehren.restmuell[60])} im Jahr, die mit 120 Litern ${euro(gebuehren.restmuell[120])}.`,
      'Teurer wird vor allem das Verbrennen. Wer trennt, spart: Bioabfall und Papier sind in der Gebühr enthalten.',
    ],
    beschluss: 'Der Gemeinderat beschließt die Abfallwirtschaftssatzung.',
    nein: 1,
    enthaltungen: 2,
  },
  {
    kurz: 'jahresabschluss',
    titel: 'Jahresabschluss des Vorjahres',
    wann: { monat: 7 },
    vorberatung: 'verwaltung',
    amt: 'kaemmerei',
    einleitung: 'Das letzte Jahr endet besser als geplant, weil mehr Gewerbesteuer kam.',
    sachverhalt: [
      'Statt einer schwarzen Null steht ein Überschuss von 612.000 €. Er geht in die Rücklage.',
      'Nicht alles konnte gebaut werden: 1,3 Millionen € werden ins laufende Jahr übertragen, das meiste für die Schillerschule.',
    ],
    beschluss: 'Der Gemeinderat stellt den Jahresabschluss fest.',
  },
  {
    kurz: 'zwischenbericht',
    titel: 'Zwischenbericht zum laufenden Haushalt',
    art: 'Informationsvorlage',
    wann: { monat: 7 },
    gremium: 'verwaltung',
    amt: 'kaemmerei',
    einleitung: 'Zur Mitte des Jahres liegen die Einnahmen im Plan. Beim Heizen wurde gespart.',
    sachverhalt: [
      'Die Gewerbesteuer liegt 2 Prozent über dem Ansatz, der Anteil an der Einkommensteuer 1 Prozent darunter.',
      'Eine Haushaltssperre ist nicht nötig.',
    ],
    ergebnis: 'zur_kenntnis',
  },
  {
    kurz: 'loeschfahrzeug-unterweiler',
    titel: 'Löschfahrzeug für die Abteilung Unterweiler',
    wann: { vor: 3 },
    vorberatung: 'verwaltung',
    amt: 'feuerwehr',
    einleitung: 'Das alte Fahrzeug ist 27 Jahre alt. Das neue trägt doppelt so viel Wasser.',
    sachverhalt: [
      'Am Altrhein gibt es Höfe, bei denen der nächste Hydrant 600 m entfernt steht. Deshalb ist der Tank wichtiger als die Leiter.',
      'Geliefert wird in etwa zwei Jahren. Bis dahin hilft die Kernstadt aus; die Fahrt dauert sechs Minuten.',
    ],
    beschluss: 'Der Gemeinderat beschließt den Kauf und beauftragt das Ordnungsamt mit der Ausschreibung.',
    kosten: '480.000 €, davon 96.000 € vom Land.',
    strassen: ['Fährgasse'],
  },
  {
    kurz: 'feuerwehrbedarfsplan',
    titel: 'Feuerwehrbedarfsplan',
    wann: { vor: 12 },
    vorberatung: 'verwaltung',
    amt: 'feuerwehr',
    einleitung:
      'Der Plan sagt, wie viele Menschen, Fahrzeuge und Häuser die Feuerwehr braucht, um rechtzeitig da zu sein.',
    sachverhalt: [
      'In neun von zehn Fällen ist die erste Gruppe nach zehn Minuten am Ort. In Lindenhof gelingt das tagsüber nur, wenn die Kernstadt mitfährt; so wird es künftig immer gemacht.',
      'Der Plan empfiehlt ein neues Fahrzeug für Unterweiler und Umkleiden für Frauen in allen drei Häusern.',
    ],
    beschluss: 'Der Gemeinderat beschließt den Feuerwehrbedarfsplan für fünf Jahre.',
    strassen: ['Lindenweg', 'Fährgasse', 'Kirchplatz'],
  },
  {
    kurz: 'parken-altstadt',
    titel: 'Parken in der Altstadt: eine Stunde für alle kostenlos?',
    art: 'Antrag',
    von: 'buergerliste',
    wann: { vor: 6 },
    amt: 'ordnungsamt',
    einleitung:
      'Die Bürgerliste möchte, dass auch auf der Straße die erste Stunde nichts kostet, wie in der Tiefgarage.',
    sachverhalt: [
      'Die Fraktion erwartet mehr Kundschaft für die Läden. Die Verwaltung erwartet mehr Suchverkehr in den Gassen, während in der Tiefgarage im Schnitt 30 von 86 Plätzen frei sind.',
      'Der Stadt würden 46.000 € im Jahr fehlen.',
    ],
    beschluss: 'Auf den Straßen der Altstadt ist die erste Stunde Parken kostenlos.',
    strassen: ['Marktplatz', 'Kirchgasse', 'Kelterstraße', 'Torgasse'],
    ergebnis: 'abgelehnt',
    nein: 11,
  },
  {
    kurz: 'sicherheit-weinfest',
    titel: 'Sicherheit bei Festen in der Altstadt',
    art: 'Informationsvorlage',
    wann: { monat: 9 },
    gremium: 'verwaltung',
    amt: 'ordnungsamt',
    einleitung: 'Poller, Fluchtwege, Ansagen: Das Ordnungsamt stellt vor, was bei großen Festen gilt.',
    sachverhalt: [
      'Die Zufahrten zum Marktplatz werden mit Fahrzeugen des Bauhofs gesichert. Zwei Tore öffnen nach außen und sind für Rettungswagen freigehalten.',
      'Für gehörlose Menschen stehen Durchsagen auch auf zwei Tafeln.',
    ],
    strassen: ['Marktplatz', 'Kelterstraße', 'Schulstraße'],
    ergebnis: 'zur_kenntnis',
  },
  {
    kurz: 'ausscheiden-spinner',
    titel: 'Ausscheiden von Stadtrat Hubert Spinner',
    wann: { am: '2025-09-09' },
    amt: 'gemeinderat',
    einleitung:
      'Hubert Spinner zieht aus Rebenau weg und möchte den Gemeinderat verlassen. Der Rat stellt fest, dass ein wichtiger Grund vorliegt.',
    sachverhalt: [
      'Wer nicht mehr in der Stadt wohnt, kann dem Gemeinderat nicht angehören. Auf der Bürgerliste rückt nach, wer bei der Wahl die nächsthöhere Zahl der Stimmen hatte: Petra Gutmann.',
    ],
    beschluss:
      'Der Gemeinderat stellt fest, dass Hubert Spinner zum 30. September 2025 ausscheidet und Petra Gutmann nachrückt.',
    befangen: 'Hubert Spinner',
  },
  {
    kurz: 'nachruecken-gutmann',
    titel: 'Petra Gutmann rückt in den Gemeinderat nach: Verpflichtung und Sitze in den Ausschüssen',
    wann: { am: wechsel.nachgerueckt },
    amt: 'gemeinderat',
    einleitung:
      'Die Bürgermeisterin verpflichtet Petra Gutmann. Der Rat einigt sich, wer im Ausschuss auf Hubert Spinner folgt.',
    sachverhalt: [
      'Die Bürgerliste schlägt Petra Gutmann für den Ausschuss für Bildung, Kultur und Soziales vor. Weil sich alle einig sind, muss nicht gewählt werden.',
    ],
    beschluss:
      'Der Gemeinderat besetzt den Sitz von Hubert Spinner im Ausschuss für Bildung, Kultur und Soziales mit Petra Gutmann.',
    bezug: 'ausscheiden-spinner',
  },
  {
    kurz: 'sitzungen-uebertragen',
    titel: 'Sitzungen im Internet übertragen',
    art: 'Antrag',
    von: 'gruene',
    wann: { vor: 4 },
    vorberatung: 'verwaltung',
    amt: 'gemeinderat',
    einleitung:
      'Wer abends nicht kommen kann, soll zu Hause zuhören können. Die Grüne Liste beantragt eine Übertragung.',
    sachverhalt: [
      'Die Gemeindeordnung erlaubt eine Übertragung, wenn die Hauptsatzung sie vorsieht und alle, die zu sehen sind, einverstanden sind. Drei Mitglieder haben erklärt, dass sie es nicht sind.',
      'Die Verwaltung schlägt vor, zunächst nur den Ton zu übertragen und die Erfahrungen einer Nachbarstadt abzuwarten.',
    ],
    beschluss: 'Die Sitzungen des Gemeinderats werden im Internet übertragen.',
    kosten: 'Etwa 9.000 € für Technik und 4.000 € im Jahr.',
    ergebnis: 'vertagt',
  },
  {
    kurz: 'sitzungstermine',
    titel: 'Sitzungstage des nächsten Jahres',
    art: 'Informationsvorlage',
    wann: { monat: 11 },
    amt: 'gemeinderat',
    einleitung:
      'Der Rat tagt in der Regel am zweiten Dienstag im Monat, im August nie und in den Schulferien selten.',
    sachverhalt: [
      'Die Ausschüsse tagen in der Woche danach. Was sie beraten, entscheidet der Gemeinderat meist einen Monat später.',
    ],
    amSitzungstag: tag => sitzungenImJahr(Number(tag.slice(0, 4)) + 1),
    ergebnis: 'zur_kenntnis',
  },
  {
    kurz: 'vereinsfoerderung',
    titel: 'Zuschüsse an Vereine für die Arbeit mit Kindern und Jugendlichen',
    wann: { monat: 3 },
    gremium: 'verwaltung',
    amt: 'kaemmerei',
    einleitung: 'Für jedes Mitglied unter 18 Jahren bekommen Vereine einen Zuschuss.',
    sachverhalt: [
      '43 Vereine haben 2.180 junge Mitglieder gemeldet. Der Zuschuss beträgt 11 € je Kopf. Wer Trainerinnen und Trainer ausbildet, bekommt die Hälfte der Kosten dazu.',
    ],
    beschluss: 'Der Verwaltungsausschuss beschließt die Zuschüsse nach der Liste der Kämmerei.',
    kosten: '28.600 €.',
  },
  {
    kurz: 'katastrophenschutz-sirenen',
    titel: 'Sirenen: drei neue Standorte',
    wann: { vor: 8 },
    gremium: 'verwaltung',
    amt: 'feuerwehr',
    einleitung: 'In drei Vierteln ist die Sirene kaum zu hören. Dort werden neue aufgestellt.',
    sachverhalt: [
      'Die Standorte sind die Jahnschule, das Wasserwerk und die Waldhütte in Lindenhof. Die neuen Sirenen laufen auch bei Stromausfall und können sprechen.',
    ],
    beschluss: 'Der Verwaltungsausschuss beschließt den Kauf von drei Sirenen.',
    kosten: '57.000 €, ganz vom Bund.',
    strassen: ['Turnplatz', 'Rheinweg', 'Waldstraße'],
  },
]
