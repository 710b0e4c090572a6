import { readSearchReport } from '@rathausplatz/cms'
import { runCommand } from './run-command.ts'

/** `npm run suchbericht`: prints what visitors searched for in vain, most asked first, from the configured data folder. */
const LINES = 100

process.exitCode = await runCommand(async place => {
  const rows = await readSearchReport(place, LINES)
  if (rows.length === 0) return 'Bisher hat jede Suche etwas gefunden.'
  const lines = rows.map(
    ({ frage, anzahl, zuletzt }) =>
      `${String(anzahl).padStart(5)}  ${zuletzt.split('-').toReversed().join('.')}  ${frage}`,
  )
  return ['Suchen ohne Treffer (Anzahl, zuletzt, Frage)', ...lines].join('\n')
})
