import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { composeMessage } from './message.ts'
import { LONGEST_SUBJECT, shortSubject } from './subject.ts'

const long = 'Förderverein zur Erhaltung der historischen Dampfmaschine im alten Wasserwerk '.repeat(4).trim()

test.each([
  ['Hund anmelden (F-7GQ2M9XD)', 'Hund anmelden (F-7GQ2M9XD)'],
  [`${long} (F-7GQ2M9XD)`, /^Förderverein .*…\s\(F-7GQ2M9XD\)$/],
  [`Ihr Eintrag ist öffentlich: ${long}`, /^Ihr Eintrag ist öffentlich: Förderverein .*… Wasserwerk$/],
  ['ä'.repeat(500), /^ä+…$/],
  [`${'🌳'.repeat(150)} V-1`, /^(?:🌳)+… V-1$/u],
] as const)('F4: the subject %j is at most 200 characters long, and keeps its end', (subject, wanted) => {
  const short = shortSubject(subject)
  expect(short).toMatch(wanted)
  expect(short.length).toBeLessThanOrEqual(LONGEST_SUBJECT)
})

const row = {
  id: '01933b5e-7c00-7abc-8def-0123456789ab',
  an: 'amt@example.org',
  antwort_an: 'erika@example.org',
  betreff: 'Hund',
  text: 'Guten Tag',
  abbestellen: null,
  kalender: null,
  antwortet: 0,
  created_at: '2026-11-20T12:00:00.000Z',
}
const names = [
  'Stadt Neustadt',
  'Gemeinde Au, Perle am Rhein',
  'Gemeinde „Au“',
  'Gemeinde "Au" (Baden)',
  "Stadt O'Hausen; Bürgerbüro <Zentrale>",
  'Amt: Kasse, Steuern @ Rathaus',
  'Verwaltungsgemeinschaft \\ Ost',
  'Łódź – Ελλάδα 🌳, "x"',
  long,
]

test.each(names)(
  'F4: with the name %j, sender, subject and reply address stay one each and whole',
  async name => {
    const betreff = `${name.slice(0, 180)}: "Neu", (F-7GQ2M9XD)`
    const address = 'website@example.org'
    const { envelope, bytes } = await composeMessage({ ...row, betreff }, { name, address })
    const parsed = await PostalMime.parse(bytes)
    expect(parsed.from).toEqual({ name, address })
    expect(parsed.to).toEqual([{ name: '', address: row.an }])
    expect(parsed.replyTo).toEqual([{ name: '', address: row.antwort_an }])
    expect(parsed.subject).toBe(betreff)
    expect(envelope).toMatchObject({ from: address, to: row.an })
    const raw = bytes.toString()
    for (const line of raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n')) {
      expect(line).toMatch(/^[\t -~]*$/)
      expect(line.length).toBeLessThanOrEqual(998)
    }
  },
)

test.each(["o'hara+amt@example.org", 'a.b-c_d@sub.example.org', 'erika@bächle.example', 'x&y#z@example.org'])(
  'F4: the reply address %j is one address',
  async antwort_an => {
    const { bytes } = await composeMessage(
      { ...row, antwort_an },
      { name: 'Stadt', address: 'w@example.org' },
    )
    const { replyTo } = await PostalMime.parse(bytes)
    expect(replyTo).toEqual([{ name: '', address: antwort_an.replace('bächle', 'xn--bchle-gra') }])
  },
)
