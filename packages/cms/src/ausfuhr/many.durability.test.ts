import { expect, test } from 'vitest'
import { openPackage } from '../index.ts'
import { filesOf, newTown, released, zipOf } from './testing/towns.ts'

test('Ten thousand contents can be imported', async () => {
  const words = Array.from({ length: 10_000 }, (_, index) =>
    released(`id-${index}`, `wort:wort${index}`, { begriffe: [`wort${index}`], synonyme: ['Wort'] }),
  )
  const town = await newTown()
  const pack = await openPackage(await zipOf(filesOf({ suchbegriff: words })))
  const report = await town.cms.takeIn(pack, { dazu: false })
  pack.close()
  expect([report.aufgenommen['suchbegriff'], report.abgelehnt]).toEqual([10_000, []])
})
