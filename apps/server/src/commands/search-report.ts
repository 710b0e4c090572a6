import { readSearchReport } from '@rathausplatz/cms'
import { germanDay } from '@rathausplatz/time'
import { type Command, inTown, told } from './command.ts'

const LINES = 100

/**
 * `npm run suchbericht`: prints searches of visitors without results, most frequent first, from the
 * configured data folder.
 */
export const searchReport: Command = (_, around) =>
  inTown(around, async place => {
    const rows = await readSearchReport(place, LINES)
    if (rows.length === 0) return told('Bisher hat jede Suche etwas gefunden.')
    const lines = rows.map(
      ({ frage, anzahl, zuletzt }) => `${String(anzahl).padStart(5)}  ${germanDay(zuletzt)}  ${frage}`,
    )
    return told(['Suchen ohne Treffer (Anzahl, zuletzt, Frage)', ...lines].join('\n'))
  })
