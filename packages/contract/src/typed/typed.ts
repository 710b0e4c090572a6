/** What a person typed, in its usual notation, or a German sentence that names what is wrong and shows an example. */
export type Typed =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly fault: string }

export const typed = (value: string): Typed => ({ ok: true, value })
export const wrong = (fault: string): Typed => ({ ok: false, fault })
