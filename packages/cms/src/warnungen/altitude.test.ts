import { describe, expect, test } from 'vitest'
import { heightInWords } from './altitude.ts'
import { detailOf, entryOf, featureOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const NO_TOP = 9842.5197

describe('N5: the height of a weather warning', () => {
  test.each([
    [1312.336, NO_TOP, 'oberhalb 400 m'],
    [1968.504, NO_TOP, 'oberhalb 600 m'],
    [1968.504, undefined, 'oberhalb 600 m'],
    ['1312.336', '9842.5197', 'oberhalb 400 m'],
    ['1312,336', '9842,5197', 'oberhalb 400 m'],
    [656.168, NO_TOP, 'oberhalb 200 m'],
    [3280.84, NO_TOP, 'oberhalb 1000 m'],
    [4921.26, NO_TOP, 'oberhalb 1500 m'],
    [1312, NO_TOP, 'oberhalb 400 m'],
    [0, 1968.504, 'unterhalb 600 m'],
    ['', '2624.672', 'unterhalb 800 m'],
    [1312.336, 2624.672, 'zwischen 400 m und 800 m'],
    [0, NO_TOP, ''],
    ['0', '9842.5197', ''],
    [0, 9842.52, ''],
    [0, 9843, ''],
    [0, 0, ''],
    [null, undefined, ''],
    ['-1', '', ''],
    ['hoch', 'egal', ''],
    [2624.672, 1312.336, ''],
  ])('%j to %j feet: „%s“', (altitude, ceiling, words) => {
    expect(heightInWords(altitude, ceiling)).toBe(words)
  })

  test('is in its title and its place, in the list and above the pages', async () => {
    const town = await warnedTown()
    town.features.push(featureOf({ AREADESC: 'Stadt Rebenau', ALTITUDE: 1312.336, CEILING: NO_TOP }))
    await town.listen()
    const titel = 'Amtliche Warnung vor Sturmböen (oberhalb 400 m)'
    expect(await town.told()).toMatchObject([{ titel, gebiet: 'Stadt Rebenau, oberhalb 400 m' }])
    expect(await town.above()).toMatchObject([{ titel }])
  })

  test('changes its mark, so that visitors who hid it see it again', async () => {
    const town = await warnedTown()
    const marks: (string | undefined)[] = []
    for (const ALTITUDE of [1968.504, 1312.336, 0]) {
      town.features = [featureOf({ ALTITUDE, CEILING: NO_TOP })]
      await town.listen(5)
      expect(await town.told()).toHaveLength(1)
      marks.push((await town.told())[0]?.fassung)
    }
    expect(new Set(marks).size).toBe(3)
    town.features = [featureOf()]
    await town.listen(5)
    expect((await town.told())[0]?.fassung).toBe(marks[2])
  })

  test('two heights of one event are two warnings', async () => {
    const town = await warnedTown()
    town.features.push(
      featureOf({ ALTITUDE: 1312.336 }),
      featureOf({ ALTITUDE: 2624.672, SEVERITY: 'Severe' }),
    )
    await town.listen()
    expect(await town.titles()).toEqual([
      'Amtliche Warnung vor Sturmböen (oberhalb 800 m)',
      'Amtliche Warnung vor Sturmböen (oberhalb 400 m)',
    ])
  })

  test('is read from the federal service too', async () => {
    const town = await warnedTown()
    town.dashboard.push(entryOf('dwd.1', 'Frost'))
    const area = [{ areaDesc: 'Rebenau', altitude: '1312.336', ceiling: 9842.5197 }]
    town.details['dwd.1'] = detailOf('dwd.1', {}, { headline: 'Frost', area, parameter: [] })
    town.how.dwd = 'fehler'
    await town.listen()
    expect(await town.told()).toMatchObject([
      { titel: 'Frost (oberhalb 400 m)', gebiet: 'Rebenau, oberhalb 400 m' },
    ])
  })
})
