type Observer = typeof import('./observer.ts')
let observer: Promise<Observer | undefined> | undefined

/** Loads the observer if this document enables it; otherwise none of its code reaches the browser. */
export function withObserver(use: (observer: Observer) => void): void {
  // The last-resort page has replaced the document with that attribute.
  if (!observer && document.documentElement.dataset.tells === undefined) return
  observer ??= import('./observer.ts').catch(() => undefined)
  void observer.then(came => came && use(came))
}

/** Reports a fault that an error page handles; otherwise nobody would learn of it. */
export const tellFault = (thrown: unknown) => withObserver(observer => observer.tellFault(thrown))
