/** What WWW-Authenticate says to whoever comes without a good token, and what was wrong with theirs (RFC 6750, 3). */
export function bearerChallenge(error?: string, description?: string): string {
  const said = error === undefined ? '' : `, error="${error}"`;
  return `Bearer realm="aurore"${said}${description === undefined ? '' : `, error_description="${description}"`}`;
}
