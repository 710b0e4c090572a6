import { expect, test } from 'vitest'
import { compiled, startChild } from './testing/children.ts'
import { contradictions } from './testing/contradictions.ts'
import { emptyDatabase, newDatabase, rowsOf } from './testing/databases.ts'
import { openTown, published } from './testing/town.ts'

const migrating = await compiled('migrate-slowly.ts')

test('D-11: a migration that is killed at any of its steps leaves the old schema, and the next start migrates completely', async () => {
  const database = await newDatabase()
  const town = await openTown({ database })
  await published(town, { path: '/a', titel: 'A' })
  await town.close()

  for (let step = 1; step <= 10; step++) {
    const killed = startChild(migrating, database)
    await killed.line(line => line.step === step)
    killed.process.kill('SIGKILL')
    await killed.ended
    expect(killed.lines.some(line => line.migrated)).toBe(false)

    const old = await openTown({ database })
    expect((await old.published.byKey('seite', '/a'))?.title).toBe('A')
    await old.close()
    expect(await contradictions(database)).toEqual([])
  }

  await startChild(migrating, database).line(line => line.migrated === true)
  expect((await rowsOf(database, 'select step from neu order by step')).map(({ step }) => step)).toEqual(
    Array.from({ length: 10 }, (_, at) => at + 1),
  )
  expect(await rowsOf(database, 'select title from published')).toMatchObject([
    { title: 'A+1+2+3+4+5+6+7+8+9+10' },
  ])
})

test('of two servers that start on a new database at once, one migrates it, and both open', async () => {
  const database = await emptyDatabase()
  const both = [1, 2].map(() => startChild(migrating, database))
  await Promise.all(both.map(child => child.line(line => line.migrated === true)))
  expect(await rowsOf(database, 'select step from neu')).toHaveLength(10)
  expect(await contradictions(database)).toEqual([])
})
