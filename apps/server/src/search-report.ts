import { readSearchReport } from '@rathausplatz/cms'
import { readConfig } from './config.ts'

/** `npm run suchbericht`: prints what visitors searched for in vain, most asked first, from the configured data folder. */
const LINES = 100

process.exit(await main())

async function main(): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return say(read.message, 1)
  const rows = await readSearchReport(read.config.dataDir, LINES)
  if (rows.length === 0) return say('Bisher hat jede Suche etwas gefunden.', 0)
  const lines = rows.map(
    ({ frage, anzahl, zuletzt }) =>
      `${String(anzahl).padStart(5)}  ${zuletzt.split('-').toReversed().join('.')}  ${frage}`,
  )
  return say(['Suchen ohne Treffer (Anzahl, zuletzt, Frage)', ...lines].join('\n'), 0)
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}
