import { forgetAbo, readAboNumbers } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'

/**
 * `npm run abo`: how many people are told by mail of what. `npm run abo -- loeschen ADRESSE` deletes all that is kept of an
 * address, for who asks the town to. Works beside a server.
 */
export const abo: Command = ([word, address = ''], around) =>
  inTown(around, async place => {
    if (word === undefined) return told(list(await readAboNumbers(place)))
    if (word === 'loeschen' && address)
      return told(
        (await forgetAbo(place, address))
          ? `Das Abo von ${address} ist gelöscht.`
          : `Zu ${address} gibt es kein Abo.`,
      )
    return told('Bekannt sind: npm run abo, npm run abo -- loeschen ADRESSE.')
  })

function list(numbers: Awaited<ReturnType<typeof readAboNumbers>>): string {
  if (numbers.length === 0) return 'Niemand lässt sich per E-Mail benachrichtigen.'
  return numbers.map(({ titel, anzahl }) => `${String(anzahl).padStart(6)}  ${titel}`).join('\n')
}
