import { expect, test } from 'vitest'
import { readBounce } from './read-bounce.ts'
import { saidInWords } from './said-in-words.ts'
import { noReports, others } from './testing/other-messages.ts'
import { AN, ID, standard } from './testing/report.ts'
import { standardFailures } from './testing/standard-failures.ts'
import { wordedFailures } from './testing/worded-failures.ts'

const read = (raw: string) => readBounce(Buffer.from(raw))

test.each([...standardFailures, ...wordedFailures])(
  'F2: a report of a failure is understood: %s',
  async (_what, raw, answer) => {
    const reading = await read(raw)
    expect(reading).toMatchObject({ was: 'bericht', ids: [ID], reports: [{ action: 'failed', answer }] })
    expect(reading.was === 'bericht' && [...reading.addresses]).toContain(AN)
  },
)

test.each(others)('F2: a report of another fate is understood: %s', async (_what, raw, action) => {
  const reading = await read(raw)
  expect(reading).toMatchObject({ was: 'bericht', ids: [ID] })
  expect(reading.was === 'bericht' && reading.reports.map(one => one.action)).toContain(action)
})

test.each(noReports)('F2: what is no report changes nothing: %s', async (_what, raw, was) => {
  expect(await read(raw)).toEqual({ was })
})

test('F2: an address with a plus sign is found as it stands and as xtext', async () => {
  for (const [given, meant] of [
    ['anna+AB@example.org', 'anna+ab@example.org'],
    ['anna+2Bab@example.org', 'anna+ab@example.org'],
  ]) {
    const status = `Original-Recipient: rfc822;${given}\nAction: failed\nStatus: 5.1.1`
    const reading = await read(standard({ status: `Reporting-MTA: dns; mx\n\n${status}` }))
    expect(reading.was === 'bericht' && reading.reports[0]?.recipients).toContain(meant)
  }
})

test('F2: a report is understood at each length at which its status is complete, and never throws', async () => {
  const raw = standardFailures[0]?.[1] ?? ''
  for (let length = 0; length <= raw.length; length += 7) await read(raw.slice(0, length))
  const huge = `${raw.slice(0, -20)}${'x'.repeat(200_000)}`
  expect(await read(huge)).toMatchObject({ was: 'bericht', ids: [ID] })
})

test('F2: a report with thousands of parts, fields or addresses is read at once', async () => {
  const nested = Array.from(
    { length: 500 },
    (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
  )
  const fields = standard({ status: 'Final-Recipient: rfc822; a@b.example\n'.repeat(5_000) })
  for (const raw of [
    nested.join(''),
    fields,
    standard({ status: 'Status: 5.1.1\n\n', words: 'a@b.example '.repeat(15_000) }),
  ])
    await expect(read(raw).catch(() => undefined)).resolves.not.toBeNull()
})

test('F2: a failure that is about our own sender says nothing about the address', async () => {
  const words = 'Remote host said: 550 Sender address rejected: Domain not found'
  expect(saidInWords(`<${AN}>:\n${words}`, [AN])?.answer).toContain('5.1.8')
})
