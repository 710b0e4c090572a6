import type { Post } from '@rathausplatz/cms'
import { email } from '@rathausplatz/contract'
import * as z from 'zod'

/** Host names of this machine: mail to them crosses no network. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

const HOST = /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/

/**
 * Parses the mail server. `smtps://name:password@mail.example.org` encrypts from the first byte, `smtp://`
 * requires STARTTLS; only `?tls=aus` sends mails unencrypted, which is the default for a server on this
 * machine.
 */
function mailServer(text: string): Post['server'] | undefined {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !HOST.test(url.hostname)) return undefined
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = url
  const isHere = HERE.has(hostname)
  const secure = protocol === 'smtps:'
  const tls = searchParams.get('tls') ?? (isHere && !secure ? 'aus' : 'an')
  const isPlain = (pathname === '' || pathname === '/') && hash === '' && (username !== '' || password === '')
  const isKnown = [...searchParams.keys()].every(key => key === 'tls') && /^(?:an|aus)$/.test(tls)
  if (!isPlain || !isKnown || (secure && tls === 'aus')) return undefined
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : isHere ? 25 : 587,
    secure,
    tls: tls === 'an',
    ...(username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : {}),
  }
}

/** Parses `website@example.org` or `Stadt Rebenau <website@example.org>`. */
function mailSender(text: string): Post['von'] | undefined {
  const [, name = '', inside] = /^([^<>",;:\\@\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? []
  const address = inside ?? text
  return email.test(address) && address.length <= 254 ? { name: name.trim(), address } : undefined
}

/** Builds a schema of texts that `read` understands; any other text is refused. */
const meaning = <T>(read: (text: string) => T | undefined) =>
  z.string().transform((text, context) => {
    const value = tried(() => read(text))
    if (value !== undefined) return value
    context.addIssue({ code: 'custom' })
    return z.NEVER
  })

/** Returns undefined if `read` throws, such as for an incomplete %-sequence. */
function tried<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const mailSettings = {
  SMTP_URL: meaning(mailServer).optional().meta({
    erwartet: 'eine Adresse wie smtps://name:passwort@mail.example.org',
    expected: 'an address such as smtps://name:password@mail.example.org',
    geheim: '(verborgen)',
  }),
  MAIL_VON: meaning(mailSender).optional().meta({
    erwartet: 'eine E-Mail-Adresse, auch mit Namen: Stadt Rebenau <website@example.org>',
    expected: 'an e-mail address, also with a name: Stadt Rebenau <website@example.org>',
  }),
}

export const HALF_A_POST =
  'Die Einstellungen SMTP_URL und MAIL_VON gelten nur zusammen: Eine von beiden fehlt. / The settings SMTP_URL and MAIL_VON belong together: one of them is missing.'

/** Returns the mail server and the sender; none if nothing is set. An incomplete pair is an error. */
export function namedPost({
  SMTP_URL: server,
  MAIL_VON: von,
}: z.output<z.ZodObject<typeof mailSettings>>): { ok: true; post: Post | undefined } | { ok: false } {
  if (server && von) return { ok: true, post: { server, von } }
  return server || von ? { ok: false } : { ok: true, post: undefined }
}
