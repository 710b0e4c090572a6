import { readFactFindings } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'

/**
 * `npm run widersprueche`: prints statements in texts that no record confirms or that a record contradicts,
 * from the configured data folder.
 */
export const widersprueche: Command = (_, around) =>
  inTown(around, async place => {
    const findings = await readFactFindings(place)
    if (findings.length === 0) return told('Kein Text widerspricht den Datensätzen.')
    const lines = findings.map(
      ({ key, wert, satz, hinweis }) => `${key}\n    ${wert}: ${hinweis}\n    „${satz.slice(0, 200)}“`,
    )
    return told([`Texte gegen Datensätze: ${findings.length}`, ...lines].join('\n'))
  })
