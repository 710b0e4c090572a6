import { forgetAbo, readAboNumbers } from '@rathausplatz/cms'
import { runCommand } from './run-command.ts'

/**
 * `npm run abo`: how many people are told by mail of what. `npm run abo -- loeschen ADRESSE` deletes all that is kept of an
 * address, for who asks the town to. Works beside a server.
 */
const [word, address = ''] = process.argv.slice(2)

process.exitCode = await runCommand(async place => {
  if (word === undefined) return list(await readAboNumbers(place))
  if (word === 'loeschen' && address)
    return (await forgetAbo(place, address))
      ? `Das Abo von ${address} ist gelöscht.`
      : `Zu ${address} gibt es kein Abo.`
  return 'Bekannt sind: npm run abo, npm run abo -- loeschen ADRESSE.'
})

function list(numbers: Awaited<ReturnType<typeof readAboNumbers>>): string {
  if (numbers.length === 0) return 'Niemand lässt sich per E-Mail benachrichtigen.'
  return numbers.map(({ titel, anzahl }) => `${String(anzahl).padStart(6)}  ${titel}`).join('\n')
}
