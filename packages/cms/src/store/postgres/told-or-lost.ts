import { DatabaseError } from 'pg'
import { ConnectionLost } from './trouble.ts'

/**
 * Returns errors of the server unchanged; any other error of the driver means that the connection is lost.
 */
export const toldOrLost = (cause: unknown): DatabaseError | ConnectionLost =>
  cause instanceof DatabaseError
    ? cause
    : new ConnectionLost(cause instanceof Error ? cause.message : String(cause), { cause })
