import { forgetAbo, readAboNumbers } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'

/**
 * `npm run abo`: prints the number of mail subscribers by topic. `npm run abo -- loeschen ADRESSE` deletes
 * all data of an address, on request of its owner. Works beside a running server.
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
