import { istOffenerSchaden, schadenstaendeNamen } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import * as z from 'zod'
import { isService } from './services.ts'

/** Limits of the specification. */
const LONGEST_DAYS = 90
export const MOST_REQUESTS = 1_000

const several = z
  .string()
  .max(4_000)
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  )

const moment = z.iso
  .datetime({
    offset: true,
    error: 'Zeitpunkte bitte nach ISO 8601 mit Z oder Abstand, zum Beispiel 2026-11-20T00:00:00Z.',
  })
  .transform(text => new Date(text))

const whole = (name: string, most: number) =>
  z.coerce
    .number(`${name} ist eine Zahl.`)
    .int(`${name} ist eine ganze Zahl.`)
    .min(1, `${name} beginnt bei 1.`)
    .max(most, `${name} ist höchstens ${most}.`)

const question = z.object({
  service_request_id: several,
  service_code: several.refine(codes => codes.every(isService), 'Diesen service_code gibt es nicht.'),
  start_date: moment.optional(),
  end_date: moment.optional(),
  status: several.refine(
    given => given.every(one => one === 'open' || one === 'closed'),
    'status ist open oder closed.',
  ),
  page: whole('page', 10_000).default(1),
  page_size: whole('page_size', MOST_REQUESTS).default(MOST_REQUESTS),
})

/** Parses the filters of requests; `wrong` lists messages in German. Empty parameters are ignored. */
export function readQuestion(given: URLSearchParams, now: Date) {
  const named = Object.fromEntries([...given].filter(([, value]) => value !== ''))
  const read = question.safeParse(named)
  if (!read.success) return { wrong: read.error.issues.map(({ message }) => message) }
  const { service_request_id, service_code, status, page, page_size, ...range } = read.data
  const { from, to } = spanOf(range, now)
  if (to.getTime() - from.getTime() > LONGEST_DAYS * DAY_MS)
    return { wrong: [`Zwischen start_date und end_date liegen höchstens ${LONGEST_DAYS} Tage.`] }
  return {
    asked: {
      nummern: service_request_id,
      kategorien: service_code.filter(isService),
      staende: schadenstaendeNamen.filter(
        stand => status.length === 0 || status.includes(istOffenerSchaden(stand) ? 'open' : 'closed'),
      ),
      from: from.toISOString(),
      to: to.toISOString(),
      limit: page_size,
      offset: (page - 1) * page_size,
    },
  }
}

/** A single date gives the longest span that starts or ends with it. */
function spanOf(
  { start_date, end_date }: { start_date?: Date | undefined; end_date?: Date | undefined },
  now: Date,
) {
  const days = LONGEST_DAYS * DAY_MS
  const to = end_date ?? (start_date ? new Date(Math.min(start_date.getTime() + days, now.getTime())) : now)
  return { from: start_date ?? new Date(to.getTime() - days), to }
}

export type Asked = Extract<ReturnType<typeof readQuestion>, { asked: unknown }>['asked']
