import { readFactFindings } from '@rathausplatz/cms'
import { readConfig } from './config.ts'

/** `npm run widersprueche`: prints what texts say and no record knows, or knows otherwise, from the configured data folder. */
process.exit(await main())

async function main(): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return say(read.message, 1)
  const findings = await readFactFindings(read.config.dataDir)
  if (findings.length === 0) return say('Kein Text widerspricht den Datensätzen.', 0)
  const lines = findings.map(
    ({ key, wert, satz, hinweis }) => `${key}\n    ${wert}: ${hinweis}\n    „${satz.slice(0, 200)}“`,
  )
  return say([`Texte gegen Datensätze: ${findings.length}`, ...lines].join('\n'), 0)
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}
