import { isPostgresOverloaded, postgresTrouble } from './postgres/trouble.ts'
import { isSqliteOverloaded, sqliteTrouble } from './sqlite/trouble.ts'
import { type Trouble, troubles } from './troubles.ts'

const BY_SYSTEM: Readonly<Record<string, Trouble>> = {
  ENOSPC: 'voll',
  EDQUOT: 'voll',
  EIO: 'platte',
  EROFS: 'platte',
}

/** Which trouble an error of the database or the file system stands for, if any. */
export function troubleOf(error: unknown): Trouble | undefined {
  const told = (error ?? {}) as { errcode?: unknown; code?: unknown }
  return sqliteTrouble(told) ?? postgresTrouble(told) ?? BY_SYSTEM[String(told.code)]
}

/** Whether more is asked of the database than it can do just now: no trouble of the machine, and it passes. */
export function isOverloaded(error: unknown): boolean {
  const told = (error ?? {}) as { errcode?: unknown; code?: unknown }
  return isSqliteOverloaded(told) || isPostgresOverloaded(told)
}

export interface Health {
  /** Where trouble shows, it is told; anything else is nobody's business here. */
  noticed(error: unknown): void
  /** Something was stored: a disk that was full is not any more. */
  stored(): void
  /** The database answered: it is there again. */
  answered(): void
  /** Is looked at whenever somebody asks for trouble; throws what it finds. */
  watch(look: () => void): void
  /** The worst that is known. Damage stays until the process ends. */
  trouble(): Trouble | undefined
}

const TELL_AGAIN_MS = 60_000

/** Remembers what troubles the machine, and says it at most once a minute. */
export function watchHealth(log: { error(about: Record<string, unknown>, message: string): void }): Health {
  let damaged = false
  let passing: Trouble | undefined
  const told = new Map<Trouble, number>()
  const looks: (() => void)[] = []
  const health: Health = {
    noticed(error) {
      const trouble = troubleOf(error)
      if (!trouble) return
      if (trouble === 'beschaedigt') damaged = true
      else passing = trouble
      const last = told.get(trouble)
      if (last !== undefined && performance.now() - last < TELL_AGAIN_MS) return
      told.set(trouble, performance.now())
      log.error({ err: error }, troubles[trouble])
    },
    stored() {
      passing = undefined
    },
    answered() {
      if (passing === 'nicht-erreichbar') passing = undefined
    },
    watch: look => void looks.push(look),
    trouble() {
      for (const look of looks) {
        try {
          look()
        } catch (error) {
          health.noticed(error)
        }
      }
      return damaged ? 'beschaedigt' : passing
    },
  }
  return health
}
