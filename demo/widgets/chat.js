/** A stand-in for the script of Salesforce's embedded messaging: what a site sees of it. */
window.embeddedservice_bootstrap = {
  settings: {},
  init() {
    setTimeout(() => dispatchEvent(new Event('onEmbeddedMessagingReady')));
  },
  utilAPI: {
    async launchChat() {
      const { element, openPanel } = await import('../../../panel.js');
      openPanel('chat', window.embeddedservice_bootstrap.settings.language, (words) => [
        element('p', words.hello),
        element('p', words.demo),
      ]);
    },
  },
};
