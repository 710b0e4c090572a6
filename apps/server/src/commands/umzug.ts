import { parseArgs } from 'node:util'
import { moveDatabase, OpenError } from '@rathausplatz/cms'
import { type Command, refused, told } from './command.ts'

/** `npm run umzug -- --von … --nach …`: moves a town from one database to another, file or PostgreSQL. */
const USAGE =
  'Bitte angeben, woher und wohin: npm run umzug -- --von ./data/rathausplatz.sqlite --nach postgres://name:kennwort@db.example.org/rathausplatz'

export const umzug: Command = async words => {
  const { von, nach } = read(words)
  if (!von || !nach) return refused(USAGE)
  if (von === nach) return refused('Woher und wohin sind dieselbe Datenbank.')
  try {
    return told(describe(await moveDatabase(von, nach)))
  } catch (error) {
    if (error instanceof OpenError) return refused(error.message)
    throw error
  }
}

function describe(moved: Awaited<ReturnType<typeof moveDatabase>>): string {
  const width = Math.max(...moved.map(({ table }) => table.length))
  const all = moved.reduce((count, { rows }) => count + rows, 0)
  return [
    ...moved.map(({ table, rows, sum }) => `${table.padEnd(width)}  ${String(rows).padStart(8)}  ${sum}`),
    `Umgezogen: ${all.toLocaleString('de-DE')} Zeilen. Zahl und Prüfsumme jeder Tabelle sind auf beiden Seiten gleich.`,
    'Suche, Termine und Verzeichnisse baut der nächste Start neu auf. Die Medien bleiben, wo sie sind.',
  ].join('\n')
}

function read(words: readonly string[]): { von?: string | undefined; nach?: string | undefined } {
  try {
    return parseArgs({ args: words, options: { von: { type: 'string' }, nach: { type: 'string' } } }).values
  } catch {
    return {}
  }
}
