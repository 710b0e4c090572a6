/** Returns the names of a database for messages, without the password in its address. */
export function namesOf(address: string): { host: string; user: string; name: string } {
  const { hostname, searchParams, username, pathname } = new URL(address)
  const user = decodeURIComponent(username)
  return {
    host: searchParams.get('host') ?? hostname,
    user,
    name: decodeURIComponent(pathname.slice(1)) || user,
  }
}
