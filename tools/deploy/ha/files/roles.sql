-- Once, on the primary: the owner of the tables, the server's role, which owns nothing, and the database.
create role lykta login password '@OWNER_PASSWORD@';
create role lykta_server login password '@SERVER_PASSWORD@';
create database lykta owner lykta;
