import { readFileSync } from 'node:fs'
import { type Call, calls, inputParts } from '@rathausplatz/contract'
import { hostileTexts } from '@rathausplatz/contract/strange-cms'
import { describe, expect, test } from 'vitest'
import { collections } from './collections/collections.ts'
import { importServiceBw } from './service-bw/import.ts'
import { testTown } from './test-town.ts'
import { LONGEST_BLOCK, worked } from './thread-work.ts'

const MEGABYTE = 1_000_000
const LARGEST_ANSWER = 65_536

/** Every input field of every call. */
const fields = Object.values(calls).flatMap((call: Call) =>
  inputParts.flatMap(part => Object.keys(call[part]?.shape ?? {}).map(field => ({ call, part, field }))),
)

describe.each(Object.entries(hostileTexts))('R-X1: a megabyte of %s', (_, make) => {
  const text = make(MEGABYTE)

  test('in any field of any call does not block the process and is not echoed', async () => {
    const { call: ask } = await testTown({})
    for (const { call, part, field } of fields) {
      const example = call.examples[0] as Record<string, object> | undefined
      const input = { ...example, token: text, [part]: { ...example?.[part], [field]: text } }
      let answer: unknown
      const ms = await worked(async () => {
        answer = await ask(call as never, input as never).catch((error: Error) => error.message)
      })
      const where = `${call.name} ${part}.${field}`
      expect(ms, where).toBeLessThan(LONGEST_BLOCK)
      expect(JSON.stringify(answer).length, where).toBeLessThan(LARGEST_ANSWER)
    }
  })

  test.each(Object.keys(collections))(
    'in a record of the kind %s is refused without processing it',
    async kind => {
      const { parse } = collections[kind as keyof typeof collections]
      // The required fields are the paths of the issues of an empty record.
      const missing = parse({}).issues?.map(({ path }) => path.split('.', 1)[0] ?? '') ?? []
      const names = new Set([...missing, 'titel', 'name', 'text', 'slug', 'pfad', 'title', 'einleitung'])
      const data = Object.fromEntries([...names].map(name => [name, text]))
      let parsed: ReturnType<typeof parse> | undefined
      expect(
        await worked(() => {
          parsed = parse(data)
        }),
      ).toBeLessThan(LONGEST_BLOCK)
      expect(parsed?.issues?.length).toBeGreaterThan(0)
      expect(JSON.stringify(parsed).length).toBeLessThan(LARGEST_ANSWER)
    },
  )

  test('in an import is refused with its entry, and the other entries are imported', async () => {
    const { store } = await testTown({})
    const file = JSON.parse(readFileSync(new URL('service-bw/beispiel.json', import.meta.url), 'utf8'))
    file.leistungsdetails[0].textbloecke[0].text = text
    file.leistungsdetails[1].name = text
    const start = process.threadCpuUsage()
    const result = await importServiceBw(store, file)
    // The import is a command of its own, which no visitor waits for; its limit is higher.
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(3_000)
    expect(result.ok && result.report.neu.length).toBeGreaterThan(0)
    expect(result.ok && result.report.abgelehnt.length).toBeGreaterThan(0)
  })
})
