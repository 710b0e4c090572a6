import { DatabaseError } from 'pg'
import { ConnectionLost } from './trouble.ts'

/** Keeps errors of the server; any other error of the driver means a lost connection. */
export const toldOrLost = (cause: unknown): DatabaseError | ConnectionLost =>
  cause instanceof DatabaseError
    ? cause
    : new ConnectionLost(cause instanceof Error ? cause.message : String(cause), { cause })
