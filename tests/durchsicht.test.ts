import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess, type Identify } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import { seedDemo } from '@rathausplatz/demo'
import { expect, it } from 'vitest'

const editor = { id: 'x', roles: ['administration'], sections: ['/'], name: 'x', email: 'x@example.org' }
const identify: Identify = async realm => ({ realm, ...editor }) as never

const AT_ONCE = 500

it('In the demo town nobody stumbles: what remains is that a text in Leichte Sprache waits to be checked', async () => {
  const heute = new Date('2026-11-21T09:00:00Z')
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-durchsicht-'))
  const cms = await openCms({
    dataDir: folder,
    create: true,
    log: { info() {}, warn() {}, error() {} },
    clock: () => heute,
  })
  try {
    await seedDemo(cms, heute)
    const desk = cmsInProcess(cms.handlers, identify)
    const found: string[] = []
    for (const kind of Object.keys(records) as (keyof typeof records)[])
      for (const { id, key } of await cms.store.documents(kind, { limit: AT_ONCE, offset: 0 })) {
        const input = { params: { id }, query: {}, token: 'x' }
        const { data } = await desk.call(calls.redaktionDurchsicht, input as never)
        found.push(
          ...data.map(({ regel, feld, stelle }) => `${key} ${feld}: ${regel} ${stelle ?? ''}`.trim()),
        )
      }
    expect(found).toEqual(['/bedienungshilfe leichteSprache.pruefvermerk: pruefvermerk'])
  } finally {
    await cms.close()
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}, 120_000)
