import './global.css';

export default function Layout({ children }) {
  return (
    <html lang="fr-FR">
      <body>{children}</body>
    </html>
  );
}
