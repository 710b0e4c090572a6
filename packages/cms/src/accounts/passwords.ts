import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { compatible } from '@rathausplatz/text'
import { passwordLine, type Waiting } from './password-line.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** The cost of scrypt (log2 of N, r, p): 32 MB and about a quarter of a second. */
export type Cost = { readonly n: number; readonly r: number; readonly p: number }
export const usualCost: Cost = { n: 15, r: 8, p: 3 }

const KEY_BYTES = 32
const SALT_BYTES = 16

/**
 * Hashes passwords as `scrypt$15$8$3$salt$key`. Runs in Node's thread pool, so that pages are served
 * meanwhile; hashes only a few passwords at the same time.
 */
export function openPasswords(cost: Cost = usualCost) {
  const inTurn = passwordLine()
  const hash = (password: string) => inTurn(async () => write(cost, randomBytes(SALT_BYTES), password))
  /** The hash for accounts without a password: of a random password that nobody knows. */
  const nobodys = write(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES).toString('base64url'))

  return {
    hash,
    /** Compares a password with a hash. Takes the same time if there is no hash. */
    async matches(password: string, kept: string | null | undefined, who: Waiting): Promise<boolean> {
      const known = kept ? read(kept) : undefined
      const { salt, key, ...with_ } = known ?? (read(await nobodys) as Kept)
      const given = await inTurn(() => derive(compatible(password), salt, key.length, options(with_)), who)
      return timingSafeEqual(given, key) && known !== undefined
    },
    /** Whether a hash has another cost than the present cost. */
    isOutdated: (kept: string) => !kept.startsWith(`scrypt$${cost.n}$${cost.r}$${cost.p}$`),
  }
}

export type Passwords = ReturnType<typeof openPasswords>

type Kept = Cost & { salt: Buffer; key: Buffer }

async function write(cost: Cost, salt: Buffer, password: string): Promise<string> {
  const key = await derive(compatible(password), salt, KEY_BYTES, options(cost))
  return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function read(kept: string): Kept | undefined {
  const [method, n, r, p, salt = '', key = ''] = kept.split('$')
  if (method !== 'scrypt' || !key) return undefined
  return {
    n: Number(n),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

const options = ({ n, r, p }: Cost): ScryptOptions => ({ N: 2 ** n, r, p, maxmem: 256 * 1024 * 1024 })
