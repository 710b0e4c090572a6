import { parseArgs } from 'node:util'
import { moveDatabase, OpenError } from '@rathausplatz/cms'

/** `npm run umzug -- --von … --nach …`: moves a town from one database to another, file or PostgreSQL. */
const USAGE =
  'Bitte angeben, woher und wohin: npm run umzug -- --von ./data/rathausplatz.sqlite --nach postgres://name:kennwort@db.example.org/rathausplatz'

process.exitCode = await main()

async function main(): Promise<number> {
  const { von, nach } = read()
  if (!von || !nach) return fail(USAGE)
  if (von === nach) return fail('Woher und wohin sind dieselbe Datenbank.')
  try {
    const moved = await moveDatabase(von, nach)
    const width = Math.max(...moved.map(({ table }) => table.length))
    for (const { table, rows, sum } of moved)
      say(`${table.padEnd(width)}  ${String(rows).padStart(8)}  ${sum}`)
    const all = moved.reduce((count, { rows }) => count + rows, 0)
    say(
      `Umgezogen: ${all.toLocaleString('de-DE')} Zeilen. Zahl und Prüfsumme jeder Tabelle sind auf beiden Seiten gleich.`,
    )
    say('Suche, Termine und Verzeichnisse baut der nächste Start neu auf. Die Medien bleiben, wo sie sind.')
    return 0
  } catch (error) {
    if (error instanceof OpenError) return fail(error.message)
    throw error
  }
}

function read(): { von?: string | undefined; nach?: string | undefined } {
  try {
    return parseArgs({ options: { von: { type: 'string' }, nach: { type: 'string' } } }).values
  } catch {
    return {}
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
