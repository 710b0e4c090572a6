import {
  type Abfalleinfuhr,
  type Abfallname,
  abfallfraktionen,
  andereBedeutungen,
} from '@rathausplatz/contract'
import { germanDay } from '@rathausplatz/time'

const german = (day: string | null): string => (day === null ? '–' : germanDay(day))

type Kind = Pick<Abfalleinfuhr['aenderungen'][number], 'fraktion' | 'variante'>

/** Returns „Restmüll (4-wöchentlich)“; reports from before there were variants have none. */
const nameOf = ({ fraktion, variante }: Kind): string =>
  abfallfraktionen[fraktion].name + (variante ? ` (${variante})` : '')

const MOST_LINES = 20
/** Why a date is dropped. */
const WHY = { fehlt: 'steht nicht mehr in der Datei', abgesagt: 'sagt die Datei ab' } as const

/** Returns the report of an import as text for a terminal. */
export function wasteReportText(einfuhr: Abfalleinfuhr): string {
  const { name, stand, zeilen, anzahl, erster, letzter, bedenken, hinweise, fehler, aenderungen } = einfuhr
  const { strassen, anzahl_strassen, unbekannte_namen } = einfuhr
  const numbers: [string, string, number][] = [
    ['neu', 'neu', anzahl.neu],
    ['verschoben oder geändert', 'verschoben oder geändert', anzahl.verschoben],
    ['fällt weg', 'fallen weg', anzahl.entfallen],
    ['unverändert', 'unverändert', anzahl.geblieben],
    ['bleibt außerhalb der Datei', 'bleiben außerhalb der Datei', anzahl.ausserhalb],
    ['von Hand geändert, bleibt', 'von Hand geändert, bleiben', anzahl.von_hand],
    ['Zeile ohne Abfuhr oder unklar', 'Zeilen ohne Abfuhr oder unklar', anzahl.ausgelassen],
    ['unbekannte Zeile', 'unbekannte Zeilen', anzahl.unbekannt],
    ['fehlerhafte Zeile', 'fehlerhafte Zeilen', anzahl.fehlerhaft],
    ['repariert', 'repariert', anzahl.repariert],
    ['neue Straße', 'neue Straßen', anzahl.neue_orte],
  ]
  const whole = (title: string, lines: readonly string[], all = lines.length) => {
    const more = all > lines.length ? [`  … und ${all - lines.length} weitere`] : []
    return lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${line}`), ...more]
  }
  const part = (title: string, lines: readonly string[], all = lines.length) =>
    whole(title, lines.slice(0, MOST_LINES), all)
  const going = aenderungen.filter(({ was }) => was === 'entfallen')
  return [
    `${name}: ${zeilen} ${zeilen === 1 ? 'Zeile' : 'Zeilen'}, Termine vom ${german(erster)} bis ${german(letzter)}`,
    ...numbers
      .filter(([, , count]) => count > 0)
      .map(([one, many, count]) => `${String(count).padStart(7)}  ${count === 1 ? one : many}`),
    ...part('Bitte prüfen:', bedenken),
    ...part('Hinweise:', hinweise),
    ...unknownNamesText(unbekannte_namen?.map(({ name }) => name)),
    ...part(
      'Fehlerhafte Zeilen:',
      fehler.map(({ zeile, satz }) => `Zeile ${zeile}: ${satz}`),
    ),
    ...whole(
      'Je Straße:',
      strassen.map(
        ({ ort, neu, verschoben, bleiben, entfallen }) =>
          `${ort}: ${neu} neu, ${verschoben} verschoben oder geändert, ${bleiben} bleiben, ${entfallen} fallen weg`,
      ),
      anzahl_strassen,
    ),
    // Lists each dropped date: after the import they cannot be looked up.
    ...whole(
      'Fallen weg:',
      going.map(
        ({ orte, vorher, weil, ...of }) =>
          `${german(vorher)}: ${nameOf(of)}, ${orte}${weil === undefined ? '' : `, ${WHY[weil]}`}`,
      ),
      anzahl.entfallen,
    ),
    ...part(
      'Weitere Änderungen:',
      aenderungen
        .filter(({ was }) => was !== 'entfallen')
        .map(({ was, orte, vorher, nachher, ...of }) =>
          vorher === nachher
            ? `geändert: ${nameOf(of)}, ${orte}: ${german(vorher)}, neuer Grund, neue Uhrzeit oder neuer Platz`
            : `${was}: ${nameOf(of)}, ${orte}: ${german(vorher)} → ${german(nachher)}`,
        ),
      anzahl.neu + anzahl.verschoben,
    ),
    '',
    stand === 'fertig'
      ? 'Die Termine sind übernommen.'
      : 'Das war ein Probelauf: Es wurde nichts geändert. Mit --schreiben werden die Termine übernommen.',
  ].join('\n')
}

/** Returns how to explain the unknown names of a file, for a terminal. */
export const unknownNamesText = (names: readonly string[] = []): string[] =>
  names.length === 0
    ? []
    : [
        '',
        `Unbekannte Namen: ${names.slice(0, MOST_LINES).join('; ')}${names.length > MOST_LINES ? ` und ${names.length - MOST_LINES} weitere` : ''}`,
        'Was sie bedeuten, legt die Redaktion unter „Abfuhr“ > „Namen in Dateien“ fest. Danach werden sie gelesen.',
      ]

/** Returns the names that the town has explained as text for a terminal. */
export const namesText = (names: readonly Abfallname[]): string =>
  names.length === 0
    ? 'Zu Namen in Dateien ist noch nichts festgelegt.'
    : names
        .map(({ name, bedeutung }) =>
          bedeutung === 'keine' || bedeutung === 'fragen'
            ? `${name}: ${andereBedeutungen[bedeutung]}`
            : `${name}: ${abfallfraktionen[bedeutung].name}`,
        )
        .join('\n')
