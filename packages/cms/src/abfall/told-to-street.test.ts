import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { remindedTown } from './testing/reminded-town.ts'

const NOW = '2026-11-30T12:00:00+01:00'
const LONG_AGO = '2026-10-20T12:00:00+02:00'

/** Erika is reminded of Kelterstraße, of which parts may have tours of their own with the same days. */
async function streetOfErika(now = NOW) {
  const made = await remindedTown(now)
  const { desk, ort, tour, plan, place, mails, jobs } = made
  await made.subscribe('erika@example.org')
  const ofParts = async () => {
    const { id } = await tour({ name: 'Teil' })
    await plan(id)
    return id
  }
  const part = async (hausnummern: string, ...touren: readonly string[]) =>
    (await place('Kelterstraße', { hausnummern, touren })).id
  const save = (id: string, body: object) =>
    desk(calls.redaktionAbfallortAendern, {
      params: { id },
      body: { ort: 'Kernstadt', bezirk: '', strasse: 'Kelterstraße', hausnummern: '', touren: [], ...body },
    })
  const move = (id: string) =>
    desk(calls.redaktionAbfallterminVerschieben, {
      params: { id, tag: '2026-12-01' },
      body: { datum: '2026-12-02', grund: 'Eisglätte' },
    })
  /** Whose collections a mail at once calls moved. */
  const told = async () => {
    await jobs.look()
    const texts = (await mails()).map(({ text }) => text).join('\n')
    return Array.from(
      texts.matchAll(/(Restmüll[^\n]*?): Abfuhr nicht am/g),
      ([, name = '']) => name,
    ).toSorted()
  }
  return { ...made, street: ort.id, own: made.tourId, ofParts, part, save, move, told }
}
type Made = Awaited<ReturnType<typeof streetOfErika>>

describe('W7: news are told for the street only if they hold for all of it', () => {
  test.each<[string, (town: Made) => Promise<unknown>, readonly string[]]>([
    ['a street without parts', ({ move, own }) => move(own), ['Restmüll']],
    [
      'a new part has the tour of the street',
      async ({ part, move, own }) => {
        await part('1-30', own)
        await move(own)
      },
      ['Restmüll'],
    ],
    [
      'only the rest of the street',
      async ({ part, ofParts, move, own }) => {
        await part('1-30', await ofParts())
        await move(own)
      },
      ['Restmüll (nicht Nr. 1-30)'],
    ],
    [
      'only the part',
      async ({ part, ofParts, move }) => {
        const id = await ofParts()
        await part('1-30', id)
        await move(id)
      },
      ['Restmüll (Nr. 1-30)'],
    ],
    [
      'the rest and the part alike',
      async ({ part, ofParts, move, own }) => {
        const id = await ofParts()
        await part('1-30', id)
        await move(id)
        await move(own)
      },
      ['Restmüll'],
    ],
    [
      'the rest and one of two parts',
      async ({ part, ofParts, move, own }) => {
        const [low, high] = [await ofParts(), await ofParts()]
        await part('1-30', low)
        await part('40-50', high)
        await move(low)
        await move(own)
      },
      ['Restmüll (Nr. 1-30)', 'Restmüll (nicht Nr. 1-30, 40-50)'],
    ],
    [
      'one part has the tour of the street, another has its own',
      async ({ part, ofParts, move, own }) => {
        await part('1-30', own)
        await part('40-50', await ofParts())
        await move(own)
      },
      ['Restmüll (Nr. 1-30)', 'Restmüll (nicht Nr. 40-50)'],
    ],
    [
      'two tours of one part, where parts have all numbers',
      async ({ part, ofParts, move }) => {
        const [one, other] = [await ofParts(), await ofParts()]
        await part('1-30', one, other)
        await part('ab 31', await ofParts())
        await move(one)
        await move(other)
      },
      ['Restmüll (Nr. 1-30)'],
    ],
    [
      'both of two parts with all numbers',
      async ({ part, ofParts, move }) => {
        const [low, high] = [await ofParts(), await ofParts()]
        await part('1-30', low)
        await part('ab 31', high)
        await move(low)
        await move(high)
      },
      ['Restmüll'],
    ],
    [
      'two tours of the rest, and a part without them',
      async ({ save, part, ofParts, move, street, own }) => {
        const other = await ofParts()
        await save(street, { touren: [own, other] })
        await part('1-30', await ofParts())
        await move(own)
        await move(other)
      },
      ['Restmüll (nicht Nr. 1-30)'],
    ],
    [
      'one part with all numbers',
      async ({ part, ofParts, move }) => {
        const id = await ofParts()
        await part('1-999', id)
        await move(id)
      },
      ['Restmüll'],
    ],
  ])('%s', async (_, change, expected) => {
    const town = await streetOfErika()
    await change(town)
    expect(await town.told()).toEqual(expected)
  })

  test('two tours at one part on one day are no reminder for the whole street', async () => {
    const { part, ofParts, tour, at, mails } = await streetOfErika()
    await part('1-30', await ofParts(), await ofParts())
    await part('ab 31', (await tour({ name: 'Ohne Termine' })).id)
    await at('2026-11-30T18:00:00+01:00')
    expect((await mails()).map(({ betreff }) => betreff)).toEqual(['Morgen: Restmüll (Nr. 1-30)'])
  })
})

describe('W7: news of a part are told to the street for 30 days after its houses or tours have changed', () => {
  const PART = { hausnummern: '1-30' }
  test.each<[string, (town: Made, id: string, tour: string) => Promise<unknown>, boolean]>([
    ['nothing', async () => undefined, false],
    ['nothing, saved again', ({ save }, id, t) => save(id, { ...PART, touren: [t] }), false],
    [
      'the name of the street: small letters',
      ({ save }, id, t) => save(id, { ...PART, strasse: 'kelterstraße', touren: [t] }),
      false,
    ],
    [
      'the name of the street: short',
      ({ save }, id, t) => save(id, { ...PART, strasse: 'Kelterstr.', touren: [t] }),
      false,
    ],
    [
      'the name of the town',
      ({ save }, id, t) => save(id, { ...PART, ort: 'KERNSTADT', touren: [t] }),
      false,
    ],
    ['a dash', ({ save }, id, t) => save(id, { hausnummern: '1–30', touren: [t] }), false],
    ['blanks', ({ save }, id, t) => save(id, { hausnummern: '1 - 30', touren: [t] }), false],
    ['more numbers', ({ save }, id, t) => save(id, { hausnummern: '1-40', touren: [t] }), true],
    ['less numbers', ({ save }, id, t) => save(id, { hausnummern: '1-20', touren: [t] }), true],
    ['one side', ({ save }, id, t) => save(id, { hausnummern: '1-30 gerade', touren: [t] }), true],
    [
      'another tour',
      async ({ save, ofParts }, id, t) => save(id, { ...PART, touren: [t, await ofParts()] }),
      true,
    ],
    [
      'its tour went and came back',
      async ({ save }, id, t) => {
        await save(id, { ...PART, touren: [] })
        await save(id, { ...PART, touren: [t] })
      },
      true,
    ],
    [
      'it was in another street',
      async ({ save }, id, t) => {
        await save(id, { ...PART, strasse: 'Talweg', touren: [t] })
        await save(id, { ...PART, touren: [t] })
      },
      true,
    ],
  ])('%s', async (_, change, isTold) => {
    const town = await streetOfErika(LONG_AGO)
    const tour = await town.ofParts()
    const id = await town.part('1-30', tour)
    await town.at(NOW)
    await change(town, id, tour)
    await town.move(tour)
    expect((await town.told()).length > 0).toBe(isTold)
  })
})
