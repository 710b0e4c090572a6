/** What the page after a sign-out asks the service worker: have papers gone from this device with it? */
export const HAVE_GONE = 'unterlagen-geloescht'
