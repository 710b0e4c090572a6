import { readFactFindings } from '@rathausplatz/cms'
import { runCommand } from './run-command.ts'

/** `npm run widersprueche`: prints what texts say and no record knows, or knows otherwise, from the configured data folder. */
process.exitCode = await runCommand(async place => {
  const findings = await readFactFindings(place)
  if (findings.length === 0) return 'Kein Text widerspricht den Datensätzen.'
  const lines = findings.map(
    ({ key, wert, satz, hinweis }) => `${key}\n    ${wert}: ${hinweis}\n    „${satz.slice(0, 200)}“`,
  )
  return [`Texte gegen Datensätze: ${findings.length}`, ...lines].join('\n')
})
