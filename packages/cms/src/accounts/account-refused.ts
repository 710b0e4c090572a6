/** A refusal with a German message for the administrator. */
export class AccountRefused extends Error {
  override name = 'AccountRefused'
}

/** The address already has an account. */
export class AccountTaken extends AccountRefused {}
