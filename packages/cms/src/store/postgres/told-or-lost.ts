import { DatabaseError } from 'pg'
import { ConnectionLost } from './trouble.ts'

/** What the server says is told as it is; anything else that the driver throws is a way that broke off. */
export const toldOrLost = (cause: unknown): DatabaseError | ConnectionLost =>
  cause instanceof DatabaseError
    ? cause
    : new ConnectionLost(cause instanceof Error ? cause.message : String(cause), { cause })
