import { calls } from '@rathausplatz/contract'
import { KeyRound, LogOut, type LucideIcon, MailPlus, Unlink, UserRoundCheck, UserRoundX } from 'lucide-react'
import { ask } from '../wall/ask.ts'
import { invitedWords, type Konto, nameOf } from './konto.ts'

/** A step on an account, with its effect in words before it is done. */
export type Step = {
  readonly name: string
  readonly label: string
  readonly drawing: LucideIcon
  /** True if the step is possible. */
  isOpen(konto: Konto): boolean
  does(konto: Konto): string
  done(konto: Konto): string
  run(params: { id: string }): Promise<Konto>
}

export const steps: readonly Step[] = [
  {
    name: 'einladen',
    label: 'Noch einmal einladen',
    drawing: MailPlus,
    isOpen: ({ eingeladen, gesperrt }) => eingeladen && !gesperrt,
    does: konto =>
      `${nameOf(konto)} bekommt eine neue E-Mail an ${konto.email} mit einem Link, über den ein eigenes Passwort gewählt wird. Er gilt sieben Tage; Links aus früheren Einladungen gelten nicht mehr.`,
    done: invitedWords,
    run: params => ask(calls.redaktionKontoEinladen, { params }),
  },
  {
    name: 'abmelden',
    label: 'Überall abmelden',
    drawing: LogOut,
    isOpen: ({ angemeldet }) => angemeldet > 0,
    does: konto =>
      `${nameOf(konto)} ist ${signedIn(konto.angemeldet)} und wird dort sofort abgemeldet. Eine neue Anmeldung ist gleich danach möglich; wer das verhindern will, sperrt das Konto.`,
    done: konto => `${nameOf(konto)} ist überall abgemeldet.`,
    run: params => ask(calls.redaktionKontoAbmelden, { params }),
  },
  {
    name: 'zweiter-faktor',
    label: 'Zweiten Faktor entfernen',
    drawing: KeyRound,
    isOpen: ({ zweiter_faktor }) => zweiter_faktor,
    does: konto =>
      `Code-App, Passkeys und Codes zur Wiederherstellung von ${nameOf(konto)} werden gelöscht, alle Anmeldungen enden. Danach genügt das Passwort${mustHaveOne(konto) ? ', bis bei der nächsten Anmeldung ein neuer zweiter Faktor eingerichtet ist' : ''}. Es geht eine Nachricht an ${konto.email}. Bitte nur, wenn Sie sicher sind, wer Sie darum bittet: Rufen Sie unter einer bekannten Nummer zurück.`,
    done: konto => `${nameOf(konto)} hat keinen zweiten Faktor mehr.`,
    run: params => ask(calls.redaktionKontoZweiterFaktor, { params }),
  },
  {
    name: 'verbindung',
    label: 'Verbindung mit der Verwaltung lösen',
    drawing: Unlink,
    isOpen: ({ verbunden }) => verbunden,
    does: konto =>
      `Wer sich bisher mit dem Konto der Verwaltung als ${nameOf(konto)} angemeldet hat, kann das nicht mehr; alle Anmeldungen enden. Bei der nächsten Anmeldung verbindet sich, wer dort die bestätigte Adresse ${konto.email} hat. Es geht eine Nachricht an ${konto.email}.`,
    done: konto => `${nameOf(konto)} ist nicht mehr mit einem Konto der Verwaltung verbunden.`,
    run: params => ask(calls.redaktionKontoVerbindungLoesen, { params }),
  },
  {
    name: 'sperren',
    label: 'Konto sperren',
    drawing: UserRoundX,
    isOpen: ({ gesperrt }) => !gesperrt,
    does: konto =>
      `${nameOf(konto)} kann sich nicht mehr anmelden. Alle Anmeldungen und alle Links aus E-Mails enden sofort. Inhalte bleiben, wie sie sind, und der Name bleibt im Protokoll. Sie können das Konto jederzeit wieder freigeben.`,
    done: konto => `Das Konto von ${nameOf(konto)} ist gesperrt.`,
    run: params => ask(calls.redaktionKontoSperren, { params }),
  },
  {
    name: 'freigeben',
    label: 'Konto freigeben',
    drawing: UserRoundCheck,
    isOpen: ({ gesperrt }) => gesperrt,
    does: konto =>
      `${nameOf(konto)} kann sich wieder anmelden, mit demselben Passwort und denselben Rollen wie zuvor.${konto.eingeladen ? ' Ein Passwort gibt es noch nicht: Danach bitte noch einmal einladen.' : ''}`,
    done: konto => `${nameOf(konto)} kann sich wieder anmelden.`,
    run: params => ask(calls.redaktionKontoFreigeben, { params }),
  },
]

/** Returns the number of sign-ins in words: `an einem Ort angemeldet`. */
export const signedIn = (places: number): string =>
  places === 1 ? 'an einem Ort angemeldet' : `an ${places} Orten angemeldet`

const mustHaveOne = ({ zugang, rollen }: Konto): boolean =>
  zugang === 'redaktion' && rollen.includes('administration')
