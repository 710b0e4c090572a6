import { randomUUID } from 'node:crypto'
import { isCmsError, isNoData } from '@rathausplatz/contract'
import type { Log } from '../log.ts'
import type { Config } from '../settings/config.ts'
import type { Letter } from './outbox.ts'
import { framesOf, scrub } from './scrub.ts'

/** A fault as it is reported: what was thrown and where, without data of the person concerned. */
export type Fault = {
  platform: 'node' | 'javascript'
  name: string
  message: string
  stack: string
  /** Id of the request, to find the line of the log. */
  requestId?: string | undefined
  /** The public page on which it happened. */
  page?: string | undefined
}

const LONGEST_NAME = 60

/** Builds the scrubbed envelope of a fault in Sentry's protocol. */
export function envelopeOf(
  { envelopes, key }: NonNullable<Config['sentry']>,
  { platform, name, message, stack, requestId, page }: Fault,
  now = new Date(),
): Letter {
  const event_id = randomUUID().replaceAll('-', '')
  const frames = framesOf(stack)
  const event = {
    event_id,
    timestamp: now.toISOString(),
    platform,
    level: 'error',
    logger: platform === 'node' ? 'server' : 'browser',
    ...(page !== undefined && { transaction: page }),
    ...(requestId !== undefined && { tags: { requestId } }),
    exception: {
      values: [
        {
          type: /^[\w$.]+$/.test(name) ? name.slice(0, LONGEST_NAME) : 'Error',
          value: scrub(message),
          ...(frames.length > 0 && { stacktrace: { frames } }),
        },
      ],
    },
  }
  const lines = [{ event_id, sent_at: now.toISOString() }, { type: 'event' }, event]
  return {
    url: envelopes,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=rathausplatz/1.0, sentry_key=${key}`,
    },
    body: `${lines.map(line => JSON.stringify(line)).join('\n')}\n`,
  }
}

/** Wraps a log so that unexpected faults are also reported. A failing CMS is no fault of the program. */
export function reportingLog(log: Log, report: (fault: Fault) => void): Log {
  return {
    info: (about, message) => log.info(about, message),
    warn: (about, message) => log.warn(about, message),
    error(about, message) {
      log.error(about, message)
      const { err, requestId } = about as { err?: unknown; requestId?: unknown }
      if (err === undefined || isCmsError(err) || isNoData(err)) return
      const {
        name,
        message: reason,
        stack = '',
      } = err instanceof Error ? err : new Error('Thrown was no error')
      const id = typeof requestId === 'string' ? requestId : undefined
      report({ platform: 'node', name, message: `${message}: ${reason}`, stack, requestId: id })
    },
  }
}
