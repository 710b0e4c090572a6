import type { Post } from '@rathausplatz/cms'
import { email } from '@rathausplatz/contract'
import * as z from 'zod'

/** Host names of this machine: mail to them crosses no network. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

const HOST = /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/

type Server = Omit<Post['server'], 'user' | 'password'> & { readonly url: URL }

/**
 * Parses the address of a server. With an `s` at its end the scheme encrypts from the first byte, otherwise
 * STARTTLS is required; only `?tls=aus` sends unencrypted, which is the default on this machine.
 */
function serverIn(
  text: string,
  scheme: string,
  ports: { plain: number; secure: number },
): Server | undefined {
  const url = URL.parse(text)
  if (!url || ![`${scheme}:`, `${scheme}s:`].includes(url.protocol) || !HOST.test(url.hostname))
    return undefined
  const { protocol, hostname, port, username, password, searchParams, hash } = url
  const secure = protocol === `${scheme}s:`
  const tls = searchParams.get('tls') ?? (HERE.has(hostname) && !secure ? 'aus' : 'an')
  const isPlain = hash === '' && (username !== '' || password === '')
  const isKnown = [...searchParams.keys()].every(key => key === 'tls') && /^(?:an|aus)$/.test(tls)
  if (!isPlain || !isKnown || (secure && tls === 'aus')) return undefined
  return {
    url,
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? ports.secure : ports.plain,
    secure,
    tls: tls === 'an',
  }
}

/** Parses the mail server: `smtps://name:password@mail.example.org`. */
function mailServer(text: string): Post['server'] | undefined {
  const isHere = HERE.has(URL.parse(text)?.hostname ?? '')
  const server = serverIn(text, 'smtp', { plain: isHere ? 25 : 587, secure: 465 })
  if (!server || !/^\/?$/.test(server.url.pathname)) return undefined
  const { url, ...rest } = server
  const { username, password } = url
  return {
    ...rest,
    ...(username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : {}),
  }
}

/** Parses the mailbox of bounces: `imaps://name:password@mail.example.org/INBOX`. */
function mailbox(text: string): Post['ruecklaeufer'] {
  const server = serverIn(text, 'imap', { plain: 143, secure: 993 })
  if (!server || server.url.username === '') return undefined
  const { url, ...rest } = server
  return {
    ...rest,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX',
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
  RUECKLAEUFER_URL: meaning(mailbox).optional().meta({
    erwartet: 'eine Adresse wie imaps://name:passwort@mail.example.org/INBOX',
    expected: 'an address such as imaps://name:password@mail.example.org/INBOX',
    geheim: '(verborgen)',
  }),
}

const HALF_A_POST =
  'Die Einstellungen SMTP_URL und MAIL_VON gelten nur zusammen: Eine von beiden fehlt. / The settings SMTP_URL and MAIL_VON belong together: one of them is missing.'
const BOUNCES_OF_NOTHING =
  'Die Einstellung RUECKLAEUFER_URL gilt nur zusammen mit SMTP_URL und MAIL_VON. / The setting RUECKLAEUFER_URL needs SMTP_URL and MAIL_VON.'

/**
 * Returns the mail server with the sender and the mailbox of bounces; none if nothing is set. An incomplete
 * pair is an error.
 */
export function namedPost({
  SMTP_URL: server,
  MAIL_VON: von,
  RUECKLAEUFER_URL: ruecklaeufer,
}: z.output<z.ZodObject<typeof mailSettings>>):
  | { ok: true; post: Post | undefined }
  | { ok: false; message: string } {
  if (server && von) return { ok: true, post: { server, von, ...(ruecklaeufer && { ruecklaeufer }) } }
  if (server || von) return { ok: false, message: HALF_A_POST }
  return ruecklaeufer ? { ok: false, message: BOUNCES_OF_NOTHING } : { ok: true, post: undefined }
}
