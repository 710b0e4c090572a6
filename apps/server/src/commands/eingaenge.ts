import { type NewestEingang, readEingaenge } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'
import { shortMoment } from './short-moment.ts'

const MOST = 1_000

/** `npm run eingaenge`: prints messages that came in by forms, the newest first. */
export const eingaenge: Command = (_, around) =>
  inTown(around, async place => {
    const newest = await readEingaenge(place, MOST)
    return told(newest.length === 0 ? 'Es ist nichts eingegangen.' : newest.map(describe).join('\n'))
  })

function describe({ vorgang, titel, eingegangen_am, angaben }: NewestEingang): string {
  const answers = angaben.map(({ label, text }) => `${label}: ${text}`)
  return [`${vorgang}  ${shortMoment(eingegangen_am)}  ${titel}`, '', ...answers, '', '-'.repeat(60)].join(
    '\n',
  )
}
