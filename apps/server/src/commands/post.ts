import { discard, type Mail, readMails, sendAgain } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'
import { shortMoment } from './short-moment.ts'

const MOST = 1_000

/**
 * `npm run post`: prints mails that were not sent or came back. `npm run post -- erneut NUMMER` sends one again (`alle`:
 * all failed ones), `npm run post -- verwerfen NUMMER` discards one. Works beside a running server.
 */
export const post: Command = ([word, which = ''], around) =>
  inTown(around, async place => {
    if (word === undefined) return told(list(await readMails(place, MOST)))
    if (word === 'erneut' && which)
      return told(counted(await sendAgain(place, which), 'noch einmal verschickt werden'))
    if (word === 'verwerfen' && which) return told(counted(await discard(place, which), 'verworfen sind'))
    return told(
      'Bekannt sind: npm run post, npm run post -- erneut NUMMER (oder „alle“), npm run post -- verwerfen NUMMER.',
    )
  })

function list(mails: readonly Mail[]): string {
  if (mails.length === 0) return 'Alle E-Mails sind hinausgegangen.'
  const parts = [
    ['Noch nicht hinausgegangen', mails.filter(({ zustand }) => zustand !== 'zurueckgekommen')],
    ['Als unzustellbar zurückgekommen', mails.filter(({ zustand }) => zustand === 'zurueckgekommen')],
  ] as const
  return parts
    .filter(([, some]) => some.length > 0)
    .flatMap(([title, some]) => [`${title}: ${some.length}`].concat(some.map(describe)))
    .join('\n\n')
}

function describe({ id, anlass, an, betreff, zustand, created_at, due_at, attempts, fault }: Mail): string {
  const next = zustand === 'wartet' && attempts > 0 ? `, wieder ab ${shortMoment(due_at)}` : ''
  const tries = attempts === 0 ? '' : ` (Versuche: ${attempts}${next})`
  const lines = [
    `${id}  ${shortMoment(created_at)}  ${zustand}${tries}`,
    `  ${anlass} an ${an}: ${betreff}`,
    ...(fault === null ? [] : [`  ${fault}`]),
  ]
  return lines.join('\n')
}

function counted(count: number, what: string): string {
  return count === 0 ? 'Eine solche E-Mail gibt es nicht.' : `E-Mails, die ${what}: ${count}`
}
