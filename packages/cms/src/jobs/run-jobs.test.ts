import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, ok, openStore } from '../store/index.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import type { Job, StepJob, WorkJob } from './job.ts'
import { openJobs } from './run-jobs.ts'
import type { JobTables } from './tables.ts'

/** A database, and processes on it that share a clock set by the test. */
async function house(jobs: readonly Job[]) {
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  onTestFinished(() => store.close())
  const said: string[] = []
  const note = (_: object, sentence: string) => void said.push(sentence)
  const log = { info: note, warn: note, error: note }
  let now = new Date('2026-11-20T12:00:00Z')
  const set = (moment: string | Date) => void (now = new Date(moment))
  const opened = (database: Database = store.database) => openJobs({ database, jobs, clock: () => now, log })
  const rows = () => store.database.read.withTables<JobTables>().selectFrom('jobs').selectAll().execute()
  return {
    database: store.database,
    said,
    rows,
    set,
    later: (seconds: number) => set(new Date(now.getTime() + seconds * 1000)),
    /** Opens the jobs like another process or a restarted one: it knows only the state in the database. */
    opened,
    async lookAt(moment: string) {
      set(moment)
      await opened().look()
    },
  }
}

/** A job that records when it ran. */
function noting(due: Job['due'], run: (now: Date) => void = () => {}) {
  const ran: string[] = []
  const job: StepJob = {
    name: 'Altes löschen',
    due,
    async step(_, { now }) {
      run(now)
      ran.push(now.toISOString().slice(0, 16))
      return { more: false }
    },
  }
  return { job, ran }
}

/** A database whose clock is trusted, with one daily job. */
async function town(run?: (now: Date) => void) {
  const { job, ran } = noting('taeglich', run)
  const { lookAt, said } = await house([job])
  const lookDaily = async (first: string, days: number) => {
    for (let day = 0; day < days; day++)
      await lookAt(new Date(Date.parse(first) + day * 86_400_000).toISOString())
  }
  await lookDaily('2026-11-10T12:00:00Z', 10)
  return { lookAt, lookDaily, ran, said }
}

test('A daily job runs once a day, also across restarts', async () => {
  const { lookAt, ran } = await town()
  await lookAt('2026-11-19T13:00:00Z')
  await lookAt('2026-11-20T11:59:00Z')
  await lookAt('2026-11-20T12:00:00Z')
  await lookAt('2026-11-20T13:00:00Z')
  expect(ran).toEqual(['2026-11-17T12:00', '2026-11-18T12:00', '2026-11-19T12:00', '2026-11-20T12:00'])
})

test('X4: after a jump of the clock nothing is deleted, and the log tells the operator why', async () => {
  const { lookAt, lookDaily, ran, said } = await town()
  await lookDaily('2027-05-19T12:00:00Z', 7)
  expect(ran).toHaveLength(3)
  expect(said[0]).toContain('Die Uhr dieses Rechners ist gesprungen')
  await lookAt('2026-11-20T12:00:00Z')
  expect(ran.at(-1)).toBe('2026-11-20T12:00')
})

test('After a week at the new time old data is deleted again', async () => {
  const { lookDaily, ran } = await town()
  await lookDaily('2027-05-19T12:00:00Z', 8)
  expect(ran.at(-1)).toBe('2027-05-26T12:00')
})

test('A job that fails is logged, retried after growing pauses, and counts as failed until it succeeds', async () => {
  let broken = true
  const { job, ran } = noting({ everyMinutes: 10 }, () => {
    if (broken) throw new Error('Platte voll')
  })
  const { opened, later, said, rows } = await house([job])
  const pauses: number[] = []
  let minutes = 0
  while (pauses.length < 8) {
    const heard = said.length
    await opened().look()
    if (said.length > heard) pauses.push(minutes)
    minutes++
    later(60)
  }
  expect(pauses.map((at, index) => at - (pauses[index - 1] ?? 0))).toEqual([0, 1, 5, 15, 60, 180, 360, 1440])
  expect(said[0]).toBe(
    'Die Aufgabe „Altes löschen“ ist misslungen. In einer Minute wird sie wieder versucht.',
  )
  expect(said.at(-1)).toContain('In einem Tag wird')
  expect((await rows()).find(({ name }) => name === job.name)).toMatchObject({
    failures: 8,
    fault: 'Platte voll',
    done_at: null,
  })
  broken = false
  later(86_400)
  await opened().look()
  expect(ran).toHaveLength(1)
  expect((await rows()).find(({ name }) => name === job.name)).toMatchObject({ failures: 0, fault: null })
})

test('A retry that a clock running ahead has put off is due once the clock is right again', async () => {
  let broken = true
  const { job, ran } = noting({ everyMinutes: 10 }, () => {
    if (broken) throw new Error('Platte voll')
  })
  const { lookAt } = await house([job])
  await lookAt('2027-05-19T12:00:00Z')
  broken = false
  await lookAt('2026-11-20T12:00:00Z')
  expect(ran).toEqual(['2026-11-20T12:00'])
})

test('A job that fails does not stop other jobs', async () => {
  const broken = noting({ everyMinutes: 1 }, () => {
    throw new Error('kaputt')
  })
  const sound = noting({ everyMinutes: 1 })
  const { opened } = await house([broken.job, { ...sound.job, name: 'Anderes' }])
  await opened().look()
  expect(sound.ran).toHaveLength(1)
})

test('Each step of a job is done once, even if several processes check for due jobs at the same moment', async () => {
  const done: string[] = []
  const counting: StepJob = {
    name: 'Zählen',
    due: { everyMinutes: 60 },
    async step(_, { mark }) {
      await setImmediate()
      done.push(mark ?? '0')
      const next = Number(mark ?? 0) + 1
      return { more: next < 10, mark: String(next) }
    },
  }
  const { opened } = await house([counting])
  await Promise.all([opened().look(), opened().look(), opened().look()])
  expect(done).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('The rest after a step grows with the time the step took', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const rests: number[] = []
  const hook = createHook({
    init: (_, type, __, timer) => {
      if (type === 'Timeout') rests.push((timer as { _idleTimeout: number })._idleTimeout)
    },
  })
  const took = [8, 16, 24, 32]
  let steps = 0
  const job: StepJob = {
    name: 'Briefe schreiben',
    due: { everyMinutes: 60 },
    async step() {
      hook.enable()
      vi.advanceTimersByTime(took[steps++] ?? 0)
      return { more: steps < took.length }
    },
  }
  const { opened, database } = await house([job])
  await opened().look({ rests: true })
  hook.disable()
  const part = { sqlite: 3, postgres: 0.5 }[database.kind]
  expect(rests).toEqual(expect.arrayContaining(took.slice(0, 3).map(ms => ms * part)))
})

test('A step that fails leaves no changes, and the next try starts where the last one started', async () => {
  const began: (string | null)[] = []
  const failing: StepJob = {
    name: 'Zählen',
    due: { everyMinutes: 60 },
    async step(db, { mark, now }) {
      began.push(mark)
      await db
        .withTables<JobTables>()
        .insertInto('clock_trust')
        .values({ id: 7, trusted_at: null, unproven_since: null, seen_at: now.toISOString() })
        .execute()
      if (began.length === 1) throw new Error('kaputt')
      return { more: false }
    },
  }
  const { opened, later } = await house([failing])
  await opened().look()
  later(60)
  await opened().look()
  // If the first transaction had left its row, the insert of the second would fail.
  expect(began).toEqual([null, null])
  later(60)
  await opened().look()
  expect(began).toHaveLength(2)
})

/** A job that runs until the test lets it end. */
function lasting() {
  const began: AbortSignal[] = []
  const ends: (() => void)[] = []
  const job: WorkJob = {
    name: 'Lange Arbeit',
    due: { everyMinutes: 60 },
    async work({ signal }) {
      began.push(signal)
      await new Promise<void>(resolve => ends.push(resolve))
    },
  }
  return { job, began, end: () => ends.forEach(end => end()) }
}

const somethingHappens = async (has: () => boolean): Promise<void> => {
  while (!has()) await setImmediate()
}

test('No other process starts a long job while one runs it; another does after the lease of the first has expired', async () => {
  const { job, began, end } = lasting()
  const { opened, later } = await house([job])
  const first = opened().look()
  await somethingHappens(() => began.length === 1)
  const twice = somethingHappens(() => began.length === 2)
  await Promise.race([opened().look(), twice])
  expect(began).toHaveLength(1)
  // The first process no longer renews its lease, so the others consider it dead.
  later(16)
  const second = opened().look()
  await twice
  end()
  await Promise.all([first, second])
})

/** Fake timers: the test decides when the lease of a running job is renewed. */
function leaseRenewal() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return () => void vi.advanceTimersByTime(5_000)
}

const leaseOf = async (rows: () => Promise<JobTables['jobs'][]>, name: string) =>
  (await rows()).find(row => row.name === name)

test('A running process keeps its lease, however long the job takes', async () => {
  const renew = leaseRenewal()
  const { job, began, end } = lasting()
  const { opened, later, rows } = await house([job])
  const first = opened().look()
  await somethingHappens(() => began.length === 1)
  for (let round = 0; round < 3; round++) {
    const before = await leaseOf(rows, job.name)
    later(10)
    renew()
    while ((await leaseOf(rows, job.name))?.lease_until === before?.lease_until) await setImmediate()
    await opened().look()
  }
  expect(began).toHaveLength(1)
  end()
  await first
})

test('A process that stood still and lost its lease aborts its run, and leaves the lease to the other one', async () => {
  const renew = leaseRenewal()
  const { job, began, end } = lasting()
  const { opened, later, rows } = await house([job])
  const first = opened().look()
  await somethingHappens(() => began.length === 1)
  later(16)
  const second = opened().look()
  await somethingHappens(() => began.length === 2)
  const lease = await leaseOf(rows, job.name)
  renew()
  await somethingHappens(() => began[0]?.aborted === true)
  expect(began[1]?.aborted).toBe(false)
  expect(await leaseOf(rows, job.name)).toMatchObject({ owner: lease?.owner })
  end()
  await Promise.all([first, second])
})

test('A run that cannot start, or fails after it lost its lease, does not take the lease of another', async () => {
  const { job, began, end } = lasting()
  const { database, opened, later, rows } = await house([job])
  const failing = opened()
  const fails: ((cause: Error) => void)[] = []
  const lost = failing.runNow({ ...job, work: () => new Promise((_, fail) => void fails.push(fail)) })
  await somethingHappens(() => fails.length === 1)
  later(16)
  const working = opened().look()
  await somethingHappens(() => began.length === 1)
  const lease = await leaseOf(rows, job.name)

  fails[0]?.(new Error('kaputt'))
  await lost
  expect(await leaseOf(rows, job.name)).toEqual(lease)

  let isBroken = true
  const write: Database['write'] = async work => {
    if (!isBroken) return database.write(work)
    isBroken = false
    throw new Error('Verbindung weg')
  }
  await opened({ ...database, write }).runNow(job)
  expect(await leaseOf(rows, job.name)).toEqual(lease)
  await opened().look()
  expect(began).toHaveLength(1)
  end()
  await working
  expect(await leaseOf(rows, job.name)).toMatchObject({ owner: null, failures: 0, fault: null })
})

test('A lease from a clock that was ahead blocks nobody', async () => {
  const { job, began, end } = lasting()
  const { opened, set } = await house([job])
  set('2027-05-19T12:00:00Z')
  const first = opened().look()
  await somethingHappens(() => began.length === 1)
  set('2026-11-20T12:00:00Z')
  const second = opened().look()
  await somethingHappens(() => began.length === 2)
  expect(began[0]?.aborted).toBe(false)
  end()
  await Promise.all([first, second])
})

test('A closing server aborts its runs, and the next server starts them at once', async () => {
  const { job, began, end } = lasting()
  const { opened } = await house([job])
  const first = opened()
  const looking = first.look()
  await somethingHappens(() => began.length === 1)
  const closing = first.close()
  expect(began[0]?.aborted).toBe(true)
  end()
  await Promise.all([looking, closing])
  const second = opened().look()
  await somethingHappens(() => began.length === 2)
  end()
  await second
})

test('runNow waits for the process that runs the job', async () => {
  const { job, began, end } = lasting()
  const { opened } = await house([job])
  const first = opened().look()
  await somethingHappens(() => began.length === 1)
  let isDone = false
  const second = opened()
    .runNow(job)
    .then(() => (isDone = true))
  await setImmediate()
  expect(isDone).toBe(false)
  end()
  await first
  await somethingHappens(() => began.length === 2)
  end()
  await second
})

describe('A2: the longest time of a job', () => {
  /** A job that runs until the test ends it or lets it fail. */
  function stuck(longestMinutes?: number) {
    const runs: { signal: AbortSignal; owner: string; ends: () => void; fails: (cause: Error) => void }[] = []
    const job: WorkJob = {
      name: 'Warnungen lesen',
      due: { everyMinutes: 60 },
      ...(longestMinutes === undefined ? {} : { longestMinutes }),
      work: ({ signal, owner }) =>
        new Promise<void>((ends, fails) => void runs.push({ signal, owner, ends, fails })),
    }
    return { job, runs }
  }

  test('a run that takes longer is aborted by its signal, the log names the job, and the next run starts at once', async () => {
    const look = leaseRenewal()
    const { job, runs } = stuck(5)
    const { opened, later, rows, said } = await house([job])
    const first = opened().look()
    await somethingHappens(() => runs.length === 1)
    later(4 * 60)
    look()
    await setImmediate()
    expect(runs[0]?.signal.aborted).toBe(false)
    later(60)
    look()
    expect(runs[0]?.signal.aborted).toBe(true)
    expect(said).toEqual([
      'Die Aufgabe „Warnungen lesen“ hat länger als 5 Minuten gedauert und wird abgebrochen. Danach beginnt sie wieder.',
    ])
    runs[0]?.ends()
    await somethingHappens(() => runs.length === 2)
    // A run that is aborted in order to continue does not count as failed.
    expect(await leaseOf(rows, job.name)).toMatchObject({ owner: runs[1]?.owner, failures: 0, done_at: null })
    runs[1]?.ends()
    await first
    expect(await leaseOf(rows, job.name)).toMatchObject({
      owner: null,
      failures: 0,
      done_at: expect.any(String),
    })
  })

  test('a job that sets no longest time is aborted after fifteen minutes', async () => {
    const look = leaseRenewal()
    const { job, runs } = stuck()
    const { opened, later } = await house([job])
    const first = opened().look()
    await somethingHappens(() => runs.length === 1)
    later(15 * 60 - 1)
    look()
    expect(runs[0]?.signal.aborted).toBe(false)
    later(1)
    look()
    expect(runs[0]?.signal.aborted).toBe(true)
    runs[0]?.ends()
    await somethingHappens(() => runs.length === 2)
    runs[1]?.ends()
    await first
  })

  /** A run that ignores its signal and is abandoned. */
  async function abandoned() {
    const look = leaseRenewal()
    const { job, runs } = stuck(5)
    const town = await house([job])
    const same = town.opened()
    const looking = same.look()
    await somethingHappens(() => runs.length === 1)
    town.later(5 * 60)
    look()
    town.later(15)
    look()
    await looking
    return { ...town, job, runs, look, same }
  }

  test('an aborted run that does not end is abandoned, counts as failed, and the next run starts after the pause', async () => {
    const { rows, said, later, same, job, runs } = await abandoned()
    expect(await leaseOf(rows, job.name)).toMatchObject({
      owner: null,
      failures: 1,
      fault: '„Warnungen lesen“ endet nicht und wird sich selbst überlassen.',
    })
    expect(said.at(-1)).toBe(
      'Die Aufgabe „Warnungen lesen“ ist misslungen. In einer Minute wird sie wieder versucht.',
    )
    await same.look()
    expect(runs).toHaveLength(1)
    later(60)
    const again = same.look()
    await somethingHappens(() => runs.length === 2)
    expect(runs[1]?.owner).not.toBe(runs[0]?.owner)
    runs[1]?.ends()
    await again
    expect(await leaseOf(rows, job.name)).toMatchObject({ owner: null, failures: 0, fault: null })
  })

  test.each(['ends', 'fails'] as const)(
    'when an abandoned run %s later, the current run keeps its lease',
    async how => {
      const { rows, later, opened, job, runs } = await abandoned()
      later(60)
      const again = opened().look()
      await somethingHappens(() => runs.length === 2)
      const lease = await leaseOf(rows, job.name)
      runs[0]?.[how](new Error('zu spät'))
      await setImmediate()
      await opened().look()
      expect(await leaseOf(rows, job.name)).toEqual(lease)
      expect(runs).toHaveLength(2)
      runs[1]?.ends()
      await again
    },
  )

  test('other jobs run beside a run that does not end, and a closing server does not wait for that run', async () => {
    const look = leaseRenewal()
    const { job, runs } = stuck(5)
    const sound = noting({ everyMinutes: 1 })
    const { opened, later } = await house([job, sound.job])
    const opening = opened()
    const looking = opening.look()
    await somethingHappens(() => runs.length === 1 && sound.ran.length === 1)
    const closing = opening.close()
    later(1)
    look()
    later(15)
    look()
    await Promise.all([looking, closing])
    expect(runs[0]?.signal.aborted).toBe(true)
  })

  test('a job whose steps together take longer is interrupted, which is logged once, and continues', async () => {
    let steps = 0
    const { opened, later, said } = await house([
      {
        name: 'Zählen',
        due: { everyMinutes: 60 },
        longestMinutes: 5,
        async step() {
          later(60)
          return { more: ++steps < 8 }
        },
      },
    ])
    await opened().look()
    expect(steps).toBe(8)
    expect(
      said.filter(sentence => sentence.includes('„Zählen“ hat länger als 5 Minuten gedauert')),
    ).toHaveLength(1)
  })
})

describe('Writes of a run that is over', () => {
  const put = (database: Database, id: number) =>
    database.write(async db => {
      await db
        .withTables<JobTables>()
        .insertInto('clock_trust')
        .values({ id, trusted_at: null, unproven_since: null, seen_at: '2026-11-20T12:00:00.000Z' })
        .execute()
      return ok(undefined)
    })

  async function writers() {
    const look = leaseRenewal()
    const runs: { write: (id: number) => Promise<boolean>; ends: () => void }[] = []
    const jobs: Job[] = []
    const town = await house(jobs)
    jobs.push({
      name: 'Schreiben',
      due: { everyMinutes: 60 },
      longestMinutes: 5,
      work: () =>
        new Promise<void>(ends => {
          const inside = AsyncLocalStorage.snapshot()
          runs.push({ write: id => inside(async () => (await put(town.database, id)).ok), ends })
        }),
    })
    const first = town.opened().look()
    await somethingHappens(() => runs.length === 1)
    return {
      ...town,
      runs,
      look,
      first,
      /** Writes from both runs, then ends them. Returns for each run whether its write was stored. */
      async proved(second: Promise<void>) {
        await somethingHappens(() => runs.length === 2)
        const written = [await runs[0]?.write(7), await runs[1]?.write(8)]
        for (const { ends } of runs) ends()
        await Promise.all([first, second])
        return written
      },
    }
  }

  test('an abandoned run cannot write, even in the same process as the next run', async () => {
    const { opened, later, look, first, runs, proved } = await writers()
    later(5 * 60)
    look()
    // An aborted run still has time to store its checkpoint.
    expect(await runs[0]?.write(2)).toBe(true)
    later(15)
    look()
    await first
    expect(await runs[0]?.write(3)).toBe(false)
    later(60)
    expect(await proved(opened().look())).toEqual([false, true])
  })

  test('a run whose process stood still cannot write after another process has taken over', async () => {
    const { opened, later, runs, proved } = await writers()
    later(16)
    // No other process has taken over yet.
    expect(await runs[0]?.write(2)).toBe(true)
    expect(await proved(opened().look())).toEqual([false, true])
  })

  test('work that goes on after its run ended by itself can write', async () => {
    const { first, runs } = await writers()
    runs[0]?.ends()
    await first
    expect(await runs[0]?.write(2)).toBe(true)
  })
})
