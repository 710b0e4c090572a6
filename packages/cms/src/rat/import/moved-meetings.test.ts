import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import { anderswo, foreignServer, listed, meeting } from './testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

async function taken(of: object, more: object = {}) {
  const answers: Record<string, unknown> = anderswo({
    '/meetings': listed(meeting({ start: '2027-05-11T18:00:00+02:00', ...of })),
    ...more,
  })
  const { entry } = await foreignServer(answers)
  const town = await importTown({ stadt: [stadt] })
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  const calendar = (await town.call(calls.sitzungskalender, { query: {} })).data
  const ours = await oparlOf(town)
  const inOparl = (await (await fetch(`${ours.entry}/meetings`)).json()) as {
    data: Record<string, unknown>[]
  }
  return {
    told,
    sitzung: told.sitzungen[0],
    calendar,
    inOparl: inOparl.data[0],
    text: ratReportText(report),
    answers,
    entry,
    town,
  }
}

test.each<[object, string, string]>([
  [
    { meetingState: 'verschoben auf den 18.05.2027' },
    'verschoben auf den 18.05.2027',
    'neuer Tag dort: 18.05.2027',
  ],
  [{ meetingState: 'verlegt' }, 'verlegt', 'nennt keinen neuen Tag'],
  [{ meetingState: 'vertagt' }, 'vertagt', 'nennt keinen neuen Tag'],
  [{ meetingState: 'verschoben', cancelled: false }, 'verschoben', 'nennt keinen neuen Tag'],
  [{ meetingState: 'verlegt auf 18. Mai 2027' }, 'verlegt auf 18. Mai 2027', 'neuer Tag dort: 18.05.2027'],
  [
    { meetingState: 'auf unbestimmte Zeit verschoben' },
    'auf unbestimmte Zeit verschoben',
    'nennt keinen neuen Tag',
  ],
])(
  'C7: a postponed meeting %j is postponed everywhere, in the words of the source',
  async (of, words, said) => {
    const { told, sitzung, calendar, inOparl, text } = await taken(of)
    const grund = `Angabe aus dem Ratsinformationssystem: „${words}“.`
    expect(sitzung).toMatchObject({ zustand: 'verschoben', grund })
    expect(told.listen.sitzungen[0]).toMatchObject({ zustand: 'verschoben', grund })
    expect(calendar[0]).toMatchObject({ verschoben: true, grund })
    expect(inOparl).toMatchObject({ meetingState: 'verschoben' })
    expect(inOparl).not.toHaveProperty('cancelled')
    expect(text).toContain(`Sitzung „Sitzung des Gemeinderates am 11.05.2027“: dort „${words}“, ${said}`)
  },
)

test.each<[object, string]>([
  [{ name: 'Gemeinderat - VERSCHOBEN' }, 'Ein neuer Tag ist noch nicht sicher bekannt.'],
  [
    { name: 'Gemeinderat (verlegt auf 18.05.2027)', meetingState: 'eingeladen' },
    'Ein neuer Tag ist noch nicht sicher bekannt.',
  ],
  [
    { meetingState: 'verschoben', start: '2026-05-11T18:00:00+02:00' },
    'Angabe aus dem Ratsinformationssystem: „verschoben“.',
  ],
])('C7: the name tells it too, and a past day changes nothing: %j', async (of, grund) => {
  expect((await taken(of)).sitzung).toMatchObject({ zustand: 'verschoben', grund })
})

test.each<[object, string, string]>([
  [
    { meetingState: 'abgesagt, verschoben auf den 18.05.2027' },
    'abgesagt',
    '„abgesagt, verschoben auf den 18.05.2027“',
  ],
  [{ meetingState: 'verschoben auf 18.05.2027', cancelled: true }, 'abgesagt', '„verschoben auf 18.05.2027“'],
  [{ meetingState: 'fällt aus' }, 'abgesagt', 'Ein Grund ist nicht genannt.'],
  [{ meetingState: 'aufgehoben' }, 'abgesagt', 'Ein Grund ist nicht genannt.'],
  [{ meetingState: 'verschoben auf den 11.05.2027' }, 'geplant', ''],
  [{ meetingState: 'verschoben vom 04.05.2027' }, 'geplant', ''],
  [{ name: 'Gemeinderat, Ersatztermin für 04.05.', meetingState: 'eingeladen' }, 'eingeladen', ''],
  [{ meetingState: 'verlegt in den Bürgersaal' }, 'geplant', ''],
  [{ meetingState: 'einberufen' }, 'eingeladen', ''],
  [{ name: 'Sondersitzung zur Verlegung der Bushaltestelle', meetingState: 'eingeladen' }, 'eingeladen', ''],
  [{ name: 'Sitzung des Gemeinderats (verlegt in Raum 204)' }, 'eingeladen', ''],
  [{ name: 'Sitzung verlegt in die Mainhalle' }, 'eingeladen', ''],
  [{ name: 'Sondersitzung: Ausfall der Wasserversorgung' }, 'eingeladen', ''],
  [{ meetingState: 'eingeladen, TOP 5 abgesetzt' }, 'eingeladen', ''],
  [{ meetingState: 'durchgeführt (TOP 4 abgesetzt)' }, 'durchgefuehrt', ''],
  [{ name: 'Gemeinderat entfällt' }, 'abgesagt', 'Ein Grund ist nicht genannt.'],
])('C7: a meeting %j is %s', async (of, zustand, grund) => {
  const { sitzung, calendar } = await taken(of)
  expect(sitzung?.zustand).toBe(zustand)
  expect(sitzung?.grund).toContain(grund)
  expect(calendar[0]?.verschoben).toBeUndefined()
  expect(calendar[0]?.entfaellt).toBe(zustand === 'abgesagt' ? true : undefined)
})

test('C7: once the source has the new day, the meeting is planned again', async () => {
  const { answers, entry, town } = await taken({ meetingState: 'verschoben auf den 18.05.2027' })
  answers['/meetings'] = listed(
    meeting({ start: '2027-05-18T18:00:00+02:00', meetingState: 'verschoben auf den 18.05.2027' }),
  )
  await fromOparl(town, entry)
  expect((await toldOf(town)).sitzungen).toMatchObject([
    { zustand: 'geplant', grund: '', datum_von: '2027-05-18T18:00:00+02:00' },
  ])
})

test('C7: a name that may be about the meeting or about its business is told', async () => {
  const { sitzung, text } = await taken({ name: 'Sondersitzung: Parkplätze entfallen' })
  expect(sitzung?.zustand).toBe('eingeladen')
  expect(text).toContain(
    'heißt dort „Sondersitzung: Parkplätze entfallen“: bitte prüfen, ob und wann sie stattfindet',
  )
})
