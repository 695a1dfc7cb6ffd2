/**
 * The script of every page with a password. It adds a button that shows the typed password. The form hides it again
 * before it is sent, so that browsers do not store it as ordinary text.
 */
export const showPasswordScript = `
for (const input of document.querySelectorAll('input[type=password]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'show';
  button.setAttribute('aria-controls', input.id);
  const set = (shown) => {
    input.type = shown ? 'text' : 'password';
    button.textContent = shown ? 'Hide' : 'Show';
    button.append(Object.assign(document.createElement('span'), { className: 'unseen', textContent: ' password' }));
  };
  button.addEventListener('click', () => set(input.type === 'password'));
  input.form.addEventListener('submit', () => set(false));
  set(false);
  input.parentElement.append(button);
}
`;
