import { calls } from '@rathausplatz/contract'
import * as z from 'zod'
import { textIn } from '../../answers/text-in.ts'
import type { SiteContext } from '../../cms/site-context.ts'
import { jsonRecord } from '../json-record.ts'
import { missingIn } from '../missing-in.ts'
import { refusedForm, wrongFields } from '../refused-form.ts'
import { type QrCode, qrCode } from './qr-code.ts'

/** An app with codes while it is set up: its secret as QR code and as text. */
export type AppSetup = { geheimnis: string; uri: string; qr: QrCode }

export type FactorOutcome = {
  /** The form that was sent. */
  was?: Was
  /** The passkey that the form changes. */
  id?: string
  app?: AppSetup
  codes?: readonly string[]
  done?: string
  refused?: { title: string; errors: Readonly<Record<string, string>> }
}

const forms = ['app-beginn', 'app', 'app-weg', 'codes', 'passkey', 'passkey-weg'] as const
export type Was = (typeof forms)[number]

export const NO_PASSWORD = 'Bitte geben Sie Ihr Passwort an.'
export const NO_PASSKEY_NAME = 'Bitte geben Sie dem Passkey einen Namen.'
/** Longest name of a passkey, in characters. */
export const LONGEST_NAME = 80
const NO_CODE = 'Bitte geben Sie den Code mit sechs Ziffern ein, den Ihre App gerade zeigt.'

type Asked = { site: SiteContext; token: string; form: FormData }

/** The change that each form makes. */
const changes: Record<Was, (asked: Asked) => Promise<FactorOutcome>> = {
  async 'app-beginn'({ site, token, form }) {
    const begun = await site.cms.call(calls.redaktionTotpBeginn, { token, ...withPassword(site, form) })
    return { app: { ...begun, qr: qrCode(begun.uri) } }
  },
  async app({ site, token, form }) {
    const code = textIn(form, 'code').replaceAll(/\s/g, '')
    const { codes } = await site.cms.call(calls.redaktionTotp, { token, body: { code }, sender: site.sender })
    return { codes, done: 'Die Code-App ist eingerichtet.' }
  },
  async 'app-weg'({ site, token, form }) {
    await site.cms.call(calls.redaktionTotpEntfernen, { token, ...withPassword(site, form) })
    return { done: 'Die Code-App ist entfernt.' }
  },
  async codes({ site, token, form }) {
    const made = await site.cms.call(calls.redaktionWiederherstellungscodes, {
      token,
      ...withPassword(site, form),
    })
    return { ...made, done: 'Sie haben neue Codes; die alten gelten nicht mehr.' }
  },
  async passkey({ site, token, form }) {
    const body = newPasskey.parse({
      vorgang: textIn(form, 'vorgang'),
      name: textIn(form, 'name').trim(),
      antwort: textIn(form, 'antwort'),
    })
    const { codes } = await site.cms.call(calls.redaktionPasskey, { token, body, sender: site.sender })
    return { codes, done: 'Der Passkey ist angelegt.' }
  },
  async 'passkey-weg'({ site, token, form }) {
    const { body, sender } = withPassword(site, form)
    const id = textIn(form, 'id').slice(0, 1_000)
    await site.cms.call(calls.redaktionPasskeyEntfernen, { token, body: { ...body, id }, sender })
    return { done: 'Der Passkey ist entfernt.' }
  },
}

const newPasskey = z.object({
  vorgang: z.string().min(1).max(200),
  name: z.string(),
  antwort: jsonRecord,
})

const withPassword = ({ sender }: SiteContext, form: FormData) => ({
  body: { passwort: textIn(form, 'passwort') },
  sender,
})

/** Runs the form that was sent. After a wrong code the user can continue to set up the same app. */
export async function changeFactor(
  site: SiteContext,
  token: string,
  form: FormData,
): Promise<FactorOutcome & { init?: ResponseInit }> {
  const was = forms.find(one => one === textIn(form, 'was'))
  if (!was) return {}
  const about = {
    ...(was === 'app' ? { app: begunIn(form) } : {}),
    ...(was === 'passkey-weg' ? { id: textIn(form, 'id').slice(0, 1_000) } : {}),
  }
  const wrong = wrongIn(was, form)
  if (wrong) return { was, ...about, ...refusedBy(wrongFields(wrong)) }
  try {
    return { was, ...(await changes[was]({ site, token, form })) }
  } catch (error) {
    const fields = { 'passwort-falsch': 'passwort', 'code-falsch': 'code' }
    return { was, ...about, ...refusedBy(refusedForm(site, error, fields)) }
  }
}

function wrongIn(was: Was, form: FormData): Record<string, string> | undefined {
  if (was === 'passkey') return missingIn(form, { name: NO_PASSKEY_NAME }, LONGEST_NAME)
  if (was === 'app')
    return /^\s*(?:\d\s*){6}$/.test(textIn(form, 'code').slice(0, 30)) ? undefined : { code: NO_CODE }
  const { length } = textIn(form, 'passwort')
  return length === 0 || length > 1_000 ? { passwort: NO_PASSWORD } : undefined
}

function refusedBy({ data: refused, init }: ReturnType<typeof wrongFields> | ReturnType<typeof refusedForm>) {
  return {
    refused: { title: refused.title, errors: refused.errors as Record<string, string> },
    init: init ?? {},
  }
}

/**
 * Returns the app that the user is setting up. The browser sends the secret with each attempt, so that the
 * server need not store it.
 */
function begunIn(form: FormData): AppSetup {
  const uri = textIn(form, 'uri').slice(0, 400)
  return { geheimnis: textIn(form, 'geheimnis').slice(0, 100), uri, qr: qrCode(uri) }
}
