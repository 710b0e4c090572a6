import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { remindedTown } from './testing/reminded-town.ts'

test('48: subscribers get a notice at once if a near date moves or is cancelled, and a reminder before its new day', async () => {
  const { subscribe, mails, at, desk, tourId, jobs } = await remindedTown()
  await subscribe('erika@example.org')
  const change = (tag: string, datum: string) =>
    desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: tourId, tag },
      body: { datum, grund: 'Eisglätte' },
    })
  await change('2026-12-15', '2026-12-16')
  await change('2026-12-01', '2026-12-02')
  await change('2026-12-01', '2026-12-03')
  await jobs.look()
  const [notice, ...others] = await mails()
  expect(others).toEqual([])
  expect(notice?.betreff).toBe('Eine Abfuhr ist verschoben')
  expect(notice?.text).toContain(
    '– Restmüll: Abfuhr nicht am Dienstag, 1. Dezember, sondern am Donnerstag, 3. Dezember. Grund: Eisglätte.',
  )
  await at('2026-11-30T18:00:00+01:00')
  await at('2026-12-02T18:00:00+01:00')
  expect((await mails()).map(({ betreff }) => betreff)).toEqual([
    'Eine Abfuhr ist verschoben',
    'Morgen: Restmüll',
  ])
  await desk(calls.redaktionAbfallterminAbsagen, {
    params: { id: tourId, tag: '2026-12-01' },
    body: { grund: 'Streik' },
  })
  await jobs.look()
  expect((await mails()).map(({ text }) => text).join('')).toContain(
    'Restmüll: am Donnerstag, 3. Dezember keine Abfuhr. Grund: Streik.',
  )
})

const NEW_DATE = 'Wir erinnern Sie zum neuen Termin.'

test('a notice says what happened, and promises a new date only if there is one', async () => {
  const { subscribe, mails, desk, tourId, at } = await remindedTown()
  await subscribe('erika@example.org')
  const date = (tag: string) => ({ params: { id: tourId, tag } })
  const told = async (time: string) => {
    await at(`2026-11-30T${time}:00+01:00`)
    const { betreff = '', text = '' } = (await mails()).at(-1) ?? {}
    const said = text.split('\n').filter(line => line.startsWith('– Restmüll:'))
    return { betreff, said, isPromised: text.includes(NEW_DATE) }
  }
  await desk(calls.redaktionAbfallterminAbsagen, { ...date('2026-12-01'), body: { grund: 'Streik' } })
  expect(await told('12:01')).toEqual({
    betreff: 'Eine Abfuhr fällt aus',
    said: ['– Restmüll: am Dienstag, 1. Dezember keine Abfuhr. Grund: Streik.'],
    isPromised: false,
  })

  await desk(calls.redaktionAbfallterminZuruecksetzen, date('2026-12-01'))
  expect(await told('12:02')).toEqual({
    betreff: 'Eine Abfuhr kommt dazu',
    said: ['– Restmüll: Abfuhr am Dienstag, 1. Dezember.'],
    isPromised: true,
  })

  await desk(calls.redaktionAbfallterminAnlegen, {
    params: { id: tourId },
    body: { datum: '2026-12-03' },
  })
  await desk(calls.redaktionAbfallterminAbsagen, { ...date('2026-12-01'), body: { grund: 'Streik' } })
  await desk(calls.redaktionAbfallterminVerschieben, {
    ...date('2026-12-03'),
    body: { datum: '2026-12-04', grund: 'Streik' },
  })
  expect(await told('12:03')).toEqual({
    betreff: 'Ihre Abfuhr ändert sich',
    said: [
      '– Restmüll: am Dienstag, 1. Dezember keine Abfuhr. Grund: Streik.',
      '– Restmüll: Abfuhr nicht am Donnerstag, 3. Dezember, sondern am Freitag, 4. Dezember. Grund: Streik.',
    ],
    isPromised: true,
  })
})

test('48: subscribers get a notice of each move, even if the first one moves a near date far away', async () => {
  const { subscribe, mails, desk, tourId, jobs } = await remindedTown()
  await subscribe('erika@example.org')
  for (const datum of ['2026-12-10', '2026-12-22']) {
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: tourId, tag: '2026-12-01' },
      body: { datum, grund: 'Werkstatt' },
    })
    await jobs.look()
  }
  const told = (await mails()).map(({ text }) => /nicht am .*, sondern am [^.]*\. \w+/.exec(text)?.[0])
  expect(told.toSorted()).toEqual([
    'nicht am Dienstag, 1. Dezember, sondern am Donnerstag, 10. Dezember',
    'nicht am Donnerstag, 10. Dezember, sondern am Dienstag, 22. Dezember',
  ])
})
