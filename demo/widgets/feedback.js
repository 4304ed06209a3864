/** A stand-in for the feedback widget: a form that sends nothing. */
addEventListener('feedback:open', async ({ detail }) => {
  const { element, openPanel } = await import('./panel.js');
  openPanel('feedback', detail.language, (words) => {
    const form = element('form');
    const label = element('label', words.ask);
    const field = element('textarea');
    label.append(field);
    form.append(label, element('button', words.send));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const thanks = element('p', words.thanks);
      thanks.setAttribute('role', 'status');
      thanks.tabIndex = -1;
      form.replaceWith(thanks);
      thanks.focus();
    });
    return [form];
  });
});
